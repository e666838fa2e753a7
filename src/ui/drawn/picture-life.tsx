import { usePictureTool } from '../tool-page/use-picture-tool.tsx';
import type { UseLife } from './drawn-card.tsx';

/** The life of a card that takes pictures: one, or many in a list. */
export const usePictureLife: UseLife = (facts, source) => usePictureTool(facts, source);
