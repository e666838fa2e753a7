import { useState } from 'react';
import { OnePicture } from '#ui/board/one-picture';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { TextInput } from '#ui/form/text-input';

/** A picture, or an emoji as this very browser draws it. */
export function IconPicture(props: FieldKindProps) {
  const { form, onChange } = props;
  const hold = form?.many?.hold;
  const [emoji, setEmoji] = useState('');
  const [fault, setFault] = useState('');
  const draw = async () => {
    const { drawnEmoji } = await import('./drawn-emoji.tsx');
    const file = await drawnEmoji(emoji.trim());
    setFault(file ? '' : 'Your browser draws nothing for this. Enter one emoji.');
    if (file && hold) onChange(await hold(file));
  };
  return (
    <div className="grid gap-4">
      <OnePicture {...props} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <TextInput label="Or an emoji" value={emoji} onChange={setEmoji} placeholder="🌱" />
        </div>
        <button
          type="button"
          className="button-quiet"
          disabled={!hold || emoji.trim() === ''}
          onClick={() => void draw().catch(console.error)}
        >
          Use it
        </button>
        <p role="status" className="text-sm text-warning empty:hidden">
          {fault}
        </p>
      </div>
    </div>
  );
}
