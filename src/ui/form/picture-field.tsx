import type { InputFacts } from '#kit/facts';
import { ImageInput, type ManyPictures } from './image-input.tsx';

interface PictureFieldProps {
  /** The definition's field for the picture. */
  field: InputFacts | undefined;
  value: string;
  onChange: (url: string) => void;
  many: ManyPictures;
}

/** The picture of a tool that takes one, named as its definition does. */
export function PictureField({ field, ...props }: PictureFieldProps) {
  return (
    <ImageInput label={field?.label ?? 'Image URL'} placeholder={field?.placeholder} help={field?.help} {...props} />
  );
}
