import { useEffect } from 'react';
import { OnePicture } from '#ui/board/one-picture';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import Picture from '#ui/fields/image';
import { useLazyComponent } from '#ui/lazy-component';

/** The picture with what the result will look like below it, or the one logo for all pictures. */
export function MarkPicture(props: FieldKindProps) {
  const { facts, form } = props;
  const isLogo = facts.name === 'logoUrl';
  const isWanted = !isLogo && Boolean(props.value) && !form?.many?.list;
  const [MarkPlace, ask] = useLazyComponent(async () => (await import('./mark-place.tsx')).MarkPlace);
  useEffect(() => {
    // Without it, the result shows how it looks.
    if (isWanted) ask().catch(console.error);
  }, [isWanted, ask]);
  if (isLogo) return <OnePicture {...props} />;
  return (
    <>
      <Picture {...props} />
      {form && MarkPlace && isWanted && <MarkPlace {...form} />}
    </>
  );
}
