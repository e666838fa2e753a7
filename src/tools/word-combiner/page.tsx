import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { WordFields } from './word-fields.tsx';

export default drawnCard({ fields: withKinds(fewFields, { './word-fields': WordFields }) });
