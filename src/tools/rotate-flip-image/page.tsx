import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { usePictureLife } from '#ui/drawn/picture-life';
import image from '#ui/fields/image';
import { TurnField } from './turn-field.tsx';

export default drawnCard({ fields: withKinds(fewFields, { image, './board': TurnField }), useLife: usePictureLife });
