import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InputFacts, OutputFacts } from '#kit/facts';
import { byName } from './all-fields.tsx';
import type { FieldKindProps, FieldValue } from './field-kind.tsx';
import { FieldKinds } from './kinds.tsx';
import type { ResultKindProps, WholeResult } from './result-kind.tsx';

/** Each kind of field and of result draws a value of its shape, and shows it. */

const fieldKinds = await loaded(import.meta.glob<Kind<FieldKindProps>>('../fields/*.tsx', { import: 'default' }));
const resultKinds = await loaded(import.meta.glob<Kind<ResultKindProps>>('../results/*.tsx', { import: 'default' }));

type Kind<Props> = ComponentType<Props>;

async function loaded<Props>(found: Readonly<Record<string, () => Promise<Kind<Props>>>>) {
  return byName(
    Object.fromEntries(
      await Promise.all(Object.entries(found).map(async ([file, load]) => [file, await load()] as const)),
    ),
  );
}

interface FieldSample {
  facts?: Partial<InputFacts>;
  value: FieldValue;
  /** What the HTML has to hold. */
  shows: readonly string[];
}

const fields: Readonly<Record<string, FieldSample>> = {
  checkbox: { facts: { type: 'boolean' }, value: true, shows: ['type="checkbox"', 'checked'] },
  color: { value: '#ff8800', shows: ['type="color"', '#ff8800'] },
  date: { value: '2026-03-12', shows: ['type="date"', '2026-03-12'] },
  document: { value: 'https://example.com/a.pdf', shows: ['type="file"', 'https://example.com/a.pdf'] },
  documents: { facts: { type: 'objects' }, value: [], shows: ['type="file"', 'Choose PDF files'] },
  domain: { value: 'example.com', shows: ['example.com'] },
  file: { facts: { maxLength: 1_000 }, value: '', shows: ['type="file"', 'Open file'] },
  image: { value: '', shows: ['type="file"'] },
  lines: { value: 'one\ntwo', shows: ['<textarea', 'one\ntwo'] },
  number: { facts: { type: 'integer', minimum: 1, maximum: 9 }, value: '7', shows: ['7'] },
  pages: { value: '1-3, 7', shows: ['1-3, 7'] },
  pictures: { facts: { type: 'objects' }, value: [], shows: ['type="file"', 'Choose pictures'] },
  radio: { facts: { names: { a: 'First', b: 'Second' } }, value: 'b', shows: ['type="radio"', 'First', 'Second'] },
  rows: {
    facts: {
      type: 'objects',
      columns: [{ name: 'q', label: 'Question', control: 'text', type: 'string', required: true, role: 'material' }],
    },
    value: [{ q: 'Why?' }],
    shows: ['Question', 'Why?'],
  },
  select: { facts: { names: { a: 'First', b: 'Second' } }, value: 'b', shows: ['<select', 'First', 'Second'] },
  slider: { facts: { type: 'number', minimum: 0, maximum: 10 }, value: '3', shows: ['type="range"', '3'] },
  text: { value: 'plain', shows: ['plain'] },
  textarea: { value: 'long text', shows: ['<textarea', 'long text'] },
  texts: {
    facts: {
      type: 'objects',
      columns: [{ name: 'text', label: 'Text', control: 'textarea', type: 'string', required: true, role: 'material' }],
    },
    value: [{ text: 'Once' }],
    shows: ['type="file"', 'Add files', 'Once'],
  },
  url: { value: 'https://example.com/', shows: ['https://example.com/'] },
};

interface ResultSample {
  output?: Partial<OutputFacts>;
  value: unknown;
  values?: Readonly<Record<string, unknown>>;
  shows: readonly string[];
}

const columns: readonly OutputFacts[] = [{ name: 'host', label: 'Host', display: 'text' }];

const results: Readonly<Record<string, ResultSample>> = {
  alarm: { value: 'This page cannot appear.', shows: ['This page cannot appear.'] },
  answers: { value: [{ server: 'whois.example', text: 'Registrar: A' }], shows: ['whois.example', 'Registrar: A'] },
  unrendered: { value: 'It has 0 words.', shows: ['It has 0 words.', 'Check it as a browser sees it'] },
  bars: { value: [{ name: 'May', value: 3 }], shows: ['May', '3'] },
  pictures: {
    value: [{ name: 'Phone', url: 'https://example.com/files/a', width: 412, height: 823, bytes: 2048, note: 'Cut' }],
    shows: ['Phone', '412 × 823', '2.0 KB', 'Cut'],
  },
  binary: { value: { name: 'a.gz', type: 'application/gzip', base64: 'AAAA' }, shows: ['Download a.gz', '3 bytes'] },
  copy: { value: 'to be copied', shows: ['to be copied', 'Copy'] },
  documents: {
    value: [
      { name: 'a-1.pdf', url: 'http://localhost:3000/files/1/a-1.pdf', bytes: 2_048, pages: 2, from: 'pages 1-2' },
    ],
    shows: ['a-1.pdf', 'pages 1-2', '2.0 KB', '1 document'],
  },
  document: {
    value: {
      ...{ name: 'shop.pdf', url: 'https://example.com/files/a/shop.pdf', bytes: 2048, title: 'Shop', pages: 3 },
      ...{ paper: 'A4, portrait', note: 'It goes on.' },
    },
    shows: ['Shop', '3 pages, A4, portrait, 2.0 KB', 'It goes on.', 'Download'],
  },
  entries: { value: ['first entry'], shows: ['first entry'] },
  figure: { output: { display: 'figure' }, value: 12_345, shows: ['12,345'] },
  file: { output: { fileName: 'a.ics' }, value: 'BEGIN:VCALENDAR', shows: ['Sample'] },
  files: { value: [{ name: 'a.txt', text: 'inside' }], shows: ['a.txt', 'inside'] },
  findings: {
    value: [{ severity: 'error', title: 'No title', detail: 'Nothing names it.' }],
    shows: ['No title', 'Nothing names it.'],
  },
  grid: { value: { columns: ['A'], rows: [['cell']] }, shows: ['<th', 'A', 'cell'] },
  html: { value: '<p>Hello', shows: ['sandbox=""', '&lt;p&gt;Hello'] },
  marked: {
    value: { text: 'a bad word', spans: [{ from: 2, to: 5, kind: 'Wrong' }] },
    shows: ['<mark', 'bad', 'Wrong'],
  },
  picture: {
    value: 'https://site.example/files/a.png',
    values: {
      picture: 'https://site.example/files/a.png',
      ...{ width: 30, height: 20, format: 'png', expiresAt: '2026-03-12T10:00:00Z' },
    },
    shows: ['<img', 'https://here.example/files/a.png', '30 × 20 pixels'],
  },
  score: {
    value: { value: 80, of: 100, word: 'Good', formula: 'passed of all' },
    shows: ['80', 'Good', 'passed of all'],
  },
  swatches: {
    value: [{ name: 'tomato', css: '#ff6347', note: 'Warm', share: 0.125 }],
    shows: ['tomato', '#ff6347', 'Warm', '12.5%'],
  },
  sentence: { output: { words: 'Found {count} of them.' }, value: { count: 3 }, shows: ['Found 3 of them.'] },
  sources: { value: [{ protocol: 'RDAP', server: 'rdap.example' }], shows: ['RDAP', 'rdap.example'] },
  table: { output: { columns }, value: [{ host: 'a.example' }], shows: ['Host', 'a.example', 'CSV'] },
  timeline: {
    value: [
      { name: 'Registered', day: '2001-02-03' },
      { name: 'Expires', day: '2031-02-03' },
    ],
    shows: ['Registered', 'Expires'],
  },
  tree: { value: { key: [1] }, shows: ['key'] },
  values: { value: 'a value', shows: ['<dt', 'Sample', 'a value'] },
};

const whole: WholeResult = {
  ...{ slug: 'tool', outputs: [], input: {}, next: [], values: {} },
  ...{ busy: false, progress: undefined, again: async () => undefined },
};

describe('every kind of field', () => {
  it.each([...fieldKinds])('%s draws what it holds', (name, Field) => {
    const { facts, value, shows } = fields[name] ?? { value: '', shows: ['a sample in this test'] };
    const html = renderToStaticMarkup(
      <FieldKinds value={fieldKinds}>
        <Field
          facts={{
            name,
            label: 'Sample',
            control: 'text',
            type: 'string',
            required: false,
            role: 'material',
            ...facts,
          }}
          value={value}
          onChange={() => undefined}
        />
      </FieldKinds>,
    );
    for (const text of ['Sample', ...shows]) expect(html).toContain(text);
  });
});

// Pictures are shown from where the page is.
beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://here.example' } }));
afterAll(() => vi.unstubAllGlobals());

describe('every kind of result', () => {
  it.each([...resultKinds])('%s draws a value of its shape', (name, Result) => {
    const { output, value, values, shows } = results[name] ?? { value: '', shows: ['a sample in this test'] };
    const item = { output: { name, label: 'Sample', display: 'text' as const, ...output }, value };
    const html = renderToStaticMarkup(<Result items={[item]} whole={{ ...whole, ...(values && { values }) }} />);
    for (const text of shows) expect(html).toContain(text);
  });
});
