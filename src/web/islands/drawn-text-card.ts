import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import textarea from '#ui/fields/textarea';

/** For forms of a text and small fields: lighter. */
export const DrawnTextCard = drawnCard({ fields: withKinds(fewFields, { textarea }) });
