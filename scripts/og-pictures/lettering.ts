import { createLettering } from '#lib/lettering/lettering';
import { faceFiles } from '#ports/lettering/node';

export const siteLettering = createLettering(faceFiles);
export const { balance, canDraw, outlines, widthOf, wrap } = siteLettering;
