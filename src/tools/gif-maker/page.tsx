import { drawnCard } from '#ui/drawn/drawn-card';
import { withKinds } from '#ui/drawn/kinds';
import { usePictureLife } from '#ui/drawn/picture-life';
import number from '#ui/fields/number';
import pictures from '#ui/fields/pictures';
import radio from '#ui/fields/radio';

export default drawnCard({
  fields: withKinds(new Map(), { number, pictures, radio }),
  useLife: usePictureLife,
});
