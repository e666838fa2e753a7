import { allFields } from '#ui/drawn/all-fields';
import { drawnCard } from '#ui/drawn/drawn-card';

/** For forms of any kinds of fields. */
export const DrawnCard = drawnCard({ fields: allFields });
