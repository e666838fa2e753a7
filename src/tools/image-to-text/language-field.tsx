import { TextInput } from '#ui/form/text-input';

interface LanguageFieldProps {
  value: string;
  onChange: (code: string) => void;
  label?: string;
  placeholder?: string;
  help?: string;
}

export function LanguageField({
  label = 'Language of the text',
  value,
  onChange,
  placeholder,
  help,
}: LanguageFieldProps) {
  return <TextInput label={label} value={value} onChange={onChange} placeholder={placeholder} help={help} mono />;
}
