import { CameraPicture } from '#ui/camera/camera-picture';
import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { usePictureLife } from '#ui/drawn/picture-life';

export default drawnCard({ fields: withKinds(fewFields, { image: CameraPicture }), useLife: usePictureLife });
