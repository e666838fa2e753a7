import { useEffect, useState } from 'react';
import { articleRules } from '#lib/structured-data/article-rules.data';
import type { Member, TypeRules } from '#lib/structured-data/types';
import type { FieldKindProps, Row } from '#ui/drawn/field-kind';
import { Select } from '#ui/form/choice';
import { TextArea } from '#ui/form/text-area';
import { TextInput } from '#ui/form/text-input';
import { types } from './type-names.ts';

type Rules = Readonly<Record<string, TypeRules>>;

/** The fields of the type that is chosen, fetched with the first other than the first; what was entered for another type stays, and is not written. */
export function Members({ value, onChange, form }: FieldKindProps) {
  const type = types.find((name) => name === form?.values.type) ?? 'Article';
  const [all, setAll] = useState<Rules>({ Article: articleRules });
  const isMissing = !(type in all);
  useEffect(() => {
    if (isMissing) void loadRules().then(setAll);
  }, [isMissing]);
  const { members, parts } = all[type] ?? NONE;
  const rows: readonly Row[] = typeof value === 'object' ? value : [];
  const entered = (path: string) => String(rows.find(({ name }) => name === path)?.value ?? '');
  const change = (path: string, text: string) => {
    const others = rows.filter(({ name }) => name !== path);
    onChange(text === '' ? others : [...others, { name: path, value: text }]);
  };
  // A star is for what is required in any case, not where the thing is that it belongs to.
  const isRequired = ({ path, level }: Member) => {
    const steps = path.split('.');
    const around = steps.slice(1).map((_, index) => parts[steps.slice(0, index + 1).join('.')]?.level);
    return level === 'required' && around.every((each) => each === 'required');
  };
  const draw = (member: Member) => (
    <div key={`${type} ${member.path}`} className={isLong(member) ? 'sm:col-span-2' : undefined}>
      <MemberField
        member={member}
        isRequired={isRequired(member)}
        value={entered(member.path)}
        onChange={(text) => change(member.path, text)}
      />
    </div>
  );
  const optional = members.filter(({ level }) => level === 'optional');
  const usual = members.filter((member) => !optional.includes(member));
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{usual.map(draw)}</div>
      {optional.length > 0 && (
        <details>
          <summary className="link cursor-pointer">More fields ({optional.length})</summary>
          <div className="mt-3 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{optional.map(draw)}</div>
        </details>
      )}
    </>
  );
}

const NONE: Pick<TypeRules, 'members' | 'parts'> = { members: [], parts: {} };

async function loadRules(): Promise<Rules> {
  return (await import('#lib/structured-data/type-rules.data')).typeRules;
}

const LONG: ReadonlySet<Member['kind']> = new Set(['long', 'addresses', 'lines', 'steps', 'crumbs', 'hours']);

function isLong({ kind }: Member): boolean {
  return LONG.has(kind);
}

interface MemberFieldProps {
  member: Member;
  isRequired: boolean;
  value: string;
  onChange: (text: string) => void;
}

function MemberField({ member, isRequired, value, onChange }: MemberFieldProps) {
  const { label, kind, values = [], placeholder } = member;
  const control = { label: isRequired ? `${label} *` : label, value, onChange, placeholder };
  if (kind === 'choice') {
    const names = Object.fromEntries(values.map((each) => [each, inWords(each)]));
    return <Select {...control} options={['', ...values]} names={{ '': 'Not given', ...names }} />;
  }
  if (isLong(member)) return <TextArea {...control} rows={3} />;
  if (kind === 'url') return <TextInput {...control} type="url" inputMode="url" />;
  const dated = placeholder ?? '2026-03-12';
  return <TextInput {...control} placeholder={kind === 'date' ? dated : placeholder} />;
}

/** `InStock` and `FULL_TIME` as "In stock" and "Full time". */
function inWords(name: string): string {
  const words = /[a-z]/.test(name)
    ? name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
