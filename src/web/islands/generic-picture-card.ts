import { genericCard } from '#ui/tool-page/generic-card';
import { pictureParts } from '#ui/tool-page/picture-parts';

export const GenericPictureCard = genericCard(pictureParts);
