import { useEffect } from 'react';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import { useLazyComponent } from '#ui/lazy-component';

const labels = ['X', 'Y', 'Width', 'Height'];

/** The four numbers of the area, which is drawn on the picture once that is shown. */
export function CropArea({ form }: FieldKindProps) {
  const { values = {}, change, many } = form ?? {};
  const isWanted = Boolean(values.imageUrl || many?.list);
  const [CropPlace, ask] = useLazyComponent(async () => (await import('./crop-place.tsx')).CropPlace);
  useEffect(() => {
    // Without it, the area is entered in numbers.
    if (isWanted) ask().catch(console.error);
  }, [isWanted, ask]);
  return (
    <>
      {form && CropPlace ? <CropPlace {...form} /> : <ShowPicture />}
      <div className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {labels.map((label, at) => (
          <TextInput
            key={label}
            label={label}
            value={String(values[label.toLowerCase()])}
            onChange={(text) => change?.({ [label.toLowerCase()]: text })}
            type="number"
            inputMode="numeric"
            min={at < 2 ? 0 : 1}
            placeholder="Pixels"
          />
        ))}
      </div>
    </>
  );
}

export function ShowPicture({ onShow }: { onShow?: (() => void) | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <button type="button" className="button-quiet" disabled={!onShow} onClick={onShow}>
        <Icon name="crop" /> Show the picture
      </button>
      and draw on it, or enter numbers:
    </p>
  );
}
