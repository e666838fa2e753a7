import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { usePictureLife } from '#ui/drawn/picture-life';
import color from '#ui/fields/color';
import image from '#ui/fields/image';

export default drawnCard({ fields: withKinds(fewFields, { color, image }), useLife: usePictureLife });
