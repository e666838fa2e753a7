import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { usePictureLife } from '#ui/drawn/picture-life';
import image from '#ui/fields/image';
import { CropArea } from './crop-area.tsx';

export default drawnCard({
  fields: withKinds(fewFields, { image, './area': CropArea }),
  useLife: usePictureLife,
  // The area of a picture that was chosen here comes as soon as that is shown.
  isReady: ({ imageUrl, width, height }) => !String(imageUrl).startsWith('file:') || Boolean(width || height),
});
