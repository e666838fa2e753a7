import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { namespaces, ulidMaker, uuid4, uuid5, uuid7Maker } from './make-ids.ts';
import { readId } from './read-id.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const MOST = 10_000;
const LONGEST_SHOWN = 100;

const run: Run<typeof tool> = (input) => {
  if (input.text !== undefined && input.text.trim() !== '') return { ids: null, read: readAll(input.text) };
  return { ids: makeAll(input).map(dressed(input)).join('\n'), read: null };
};

function readAll(text: string) {
  const lines = text.split(/[\r\n,;\s]+/).filter((line) => line !== '');
  if (lines.length > MOST) {
    throw new ToolError('too-large', 'Please enter at most 10,000 identifiers to read.', { field: 'text' });
  }
  return lines.map((line) =>
    line.length > LONGEST_SHOWN
      ? { text: `${line.slice(0, LONGEST_SHOWN)}…`, what: 'Neither a UUID nor a ULID', note: 'It is too long.' }
      : readId(line),
  );
}

function makeAll(input: Input): string[] {
  const { kind, count } = input;
  if (kind === 'v5') return namedIds(input);
  const make = {
    v4: () => uuid4(),
    v7: uuid7Maker(),
    ulid: ulidMaker(),
    nil: () => '00000000-0000-0000-0000-000000000000',
    max: () => 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  }[kind];
  return Array.from({ length: kind === 'nil' || kind === 'max' ? 1 : count }, make);
}

function namedIds({ names, namespace, ownNamespace }: Input): string[] {
  if (names.length === 0) {
    throw new ToolError('invalid-input', 'Please enter a name, such as www.example.com.', { field: 'names' });
  }
  if (namespace !== 'own') return names.map((name) => uuid5(namespaces[namespace], name));
  const { what, standard } = readId(ownNamespace);
  if (standard === undefined || what === 'ULID') {
    throw new ToolError('invalid-input', 'Your own namespace is a UUID.', { field: 'ownNamespace' });
  }
  return names.map((name) => uuid5(standard, name));
}

function dressed({ kind, upper, hyphens, around }: Input) {
  const [before, after] = { none: ['', ''], braces: ['{', '}'], quotes: ['"', '"'], urn: ['urn:uuid:', ''] }[around];
  return (id: string) => {
    if (kind === 'ulid') return id;
    const bare = hyphens ? id : id.replaceAll('-', '');
    return `${before}${upper ? bare.toUpperCase() : bare}${after}`;
  };
}

export default run;
