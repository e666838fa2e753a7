import { drawnCard } from '#ui/drawn/drawn-card';
import { withKinds } from '#ui/drawn/kinds';
import { usePictureLife } from '#ui/drawn/picture-life';
import pictures from '#ui/fields/pictures';
import select from '#ui/fields/select';

export default drawnCard({
  fields: withKinds(new Map(), { pictures, select }),
  useLife: usePictureLife,
});
