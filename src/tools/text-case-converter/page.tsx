import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import textarea from '#ui/fields/textarea';
import { ConversionType } from './conversion-type.tsx';

export default drawnCard({ fields: withKinds(fewFields, { textarea, './conversion-type': ConversionType }) });
