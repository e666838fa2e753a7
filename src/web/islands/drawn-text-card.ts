import { drawnCard } from '#ui/drawn/drawn-card';
import { textFields } from '#ui/drawn/text-fields';

/** For nearly all forms. */
export const DrawnTextCard = drawnCard({ fields: textFields });
