import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { Members } from './members.tsx';

export default drawnCard({ fields: withKinds(fewFields, { './members': Members }) });
