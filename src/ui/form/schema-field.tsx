import type { ComponentType } from 'react';
import type { InputFacts } from '#kit/facts';
import { Checkbox, RadioGroup, Select } from './choice.tsx';
import type { ImageInputProps, ManyPictures } from './image-input.tsx';
import { Slider } from './slider.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

/** What stands in a control: always text, except for check boxes. */
export type FieldValue = string | boolean;

interface SchemaFieldProps {
  facts: InputFacts;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  /** The control for pictures, the heaviest: only pages that need it carry it. */
  imageInput?: ComponentType<ImageInputProps> | undefined;
  /** What that control does with several files. */
  many?: ManyPictures | undefined;
}

/** The control that a definition asks for. */
export function SchemaField({ facts, value, onChange, imageInput: ImageInput = UrlInput, many }: SchemaFieldProps) {
  const { label, help, placeholder, options = [], minimum, maximum, maxLength, captions } = facts;
  const text = String(value);
  switch (facts.control) {
    case 'textarea':
      return <TextArea {...{ label, help, placeholder, value: text, onChange }} />;
    case 'image':
      return <ImageInput {...{ label, help, placeholder, value: text, onChange, many }} />;
    case 'slider':
      return (
        <Slider
          {...{ label, help, captions, onChange: (n) => onChange(String(n)) }}
          value={Number(text)}
          min={minimum ?? 0}
          max={maximum ?? 100}
        />
      );
    case 'select':
      return <Select {...{ label, help, options, value: text, onChange }} />;
    case 'radio':
      return <RadioGroup {...{ label, help, options, value: text, onChange }} />;
    case 'checkbox':
      return <Checkbox {...{ label, help, onChange }} checked={value === true} />;
    case 'number':
      return (
        <TextInput
          {...{ label, help, placeholder, value: text, onChange }}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
        />
      );
    case 'url':
      return <UrlInput {...{ label, help, placeholder, value: text, onChange }} />;
    case 'domain':
      return <TextInput {...{ label, help, placeholder, value: text, onChange }} inputMode="url" />;
    case 'texts':
      return null;
    case 'color':
    case 'text':
      return facts.type === 'strings' ? (
        <TextArea {...{ label, help, placeholder, value: text, onChange }} rows={4} />
      ) : (
        <TextInput {...{ label, help, placeholder, maxLength, value: text, onChange }} />
      );
  }
}

function UrlInput(props: ImageInputProps) {
  const { label, help, placeholder, value, onChange } = props;
  return <TextInput {...{ label, help, placeholder, value, onChange }} type="url" inputMode="url" />;
}

/** What a control holds before the visitor touches it. */
export function initialValue({ type, default: initial }: InputFacts): FieldValue {
  if (type === 'boolean') return initial === true;
  if (Array.isArray(initial)) return initial.join('\n');
  return initial === undefined ? '' : String(initial);
}

/** The control's content as the value the schema expects; an empty optional control is left out. */
export function typedValue({ type, required }: InputFacts, value: FieldValue): unknown {
  if (typeof value === 'boolean') return value;
  if (type === 'objects') return undefined;
  if (type === 'strings') return value.split('\n').filter((line) => line.trim() !== '');
  if (value === '' && !required) return undefined;
  if (type === 'string') return value;
  return value.trim() === '' ? undefined : Number(value);
}

/** The other way: a sample's or a link's value as the control holds it. */
export function shownValue(value: unknown): FieldValue {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join('\n');
  return value === undefined ? '' : String(value);
}
