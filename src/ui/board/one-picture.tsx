import type { FieldKindProps } from '../drawn/field-kind.tsx';
import ImageField from '../fields/image.tsx';

/** A picture where there cannot be many: of several files the first is taken. */
export function OnePicture(props: FieldKindProps) {
  const { form, onChange } = props;
  const { hold } = form?.many ?? {};
  if (!form || !hold) return <ImageField {...props} form={form && { ...form, many: undefined }} />;
  const add = async ([first]: readonly (File | string)[]) => {
    if (first instanceof File) onChange(await hold(first));
  };
  const one = { hold, add: (files: readonly (File | string)[]) => void add(files).catch(console.error) };
  return <ImageField {...props} form={{ ...form, many: one }} />;
}
