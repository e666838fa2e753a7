import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { ColourField } from './colour-field.tsx';

export default drawnCard({ fields: withKinds(fewFields, { './colour': ColourField }) });
