import type { InputFacts } from '#kit/facts';
import type { ManyPictures } from '../form/image-input.tsx';

/** One record of a field of rows, by the names of its fields. */
export type Row = Readonly<Record<string, FieldValue>>;

/** What a control holds: text, but for check boxes and rows. */
export type FieldValue = string | boolean | readonly Row[];

/** What a file does on a card that does not open it as the text. */
export interface FileInPlace {
  take: (file: File) => void;
  /** The button's name. */
  label: string;
  /** A sentence after the field's own. */
  help: string;
}

/** What a form offers its fields. */
export interface FormParts {
  examples: readonly { name: string; input: Record<string, unknown> }[];
  onSample: (input: Record<string, unknown>) => void;
  /** Ends a run, and drops what came out: for a text that takes the place of another. */
  forget?: (() => void) | undefined;
  /** What all fields hold, and a way to set several: for a field that speaks of others as well. */
  values: Row;
  change: (changed: Row) => void;
  /** Whether nothing was entered or chosen. */
  isInitial: boolean;
  /** Several files in the place of one picture. */
  many?: ManyPictures | undefined;
  /** A file in the place of a text. */
  file?: FileInPlace | undefined;
  /** The field that the samples are offered by; without one they are below all fields. */
  sampled: string | undefined;
}

/** What every component of `ui/fields` takes; one of a tool's own as well. */
export interface FieldKindProps {
  facts: InputFacts;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  form?: FormParts | undefined;
}

/** The words of a field, as the controls of `ui/form` take them. */
export function wordsOf({ label, help, placeholder, helps }: InputFacts, value?: FieldValue) {
  return { label, help: helps?.[String(value)] ?? help, placeholder };
}

/** The values that a field's choice is between. */
export function choicesIn({ options, names }: Pick<InputFacts, 'options' | 'names'>): readonly string[] | undefined {
  return options ?? (names && Object.keys(names));
}
