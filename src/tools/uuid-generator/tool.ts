import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, wholeNumber, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';

const fromNames = { kind: ['v5'] };
/** ULIDs have one form only. */
const uuids = { kind: ['v4', 'v7', 'v5', 'nil', 'max'] };

export default defineTool({
  title: 'UUID Generator',
  summary:
    'Generate UUIDs (versions 4, 5 and 7) and ULIDs, up to 10,000 at once, or see what an existing one contains.',
  category: 'conversion',
  want: 'make',
  have: 'nothing',
  icon: 'fingerprint',
  keywords: 'uuid, guid, ulid, uuid v4, uuid v7, uuid v5, unique identifier, random id, uuid decoder',
  needs: [],
  labels: {
    action: 'Generate or Read',
    busy: 'Working...',
    done: 'Identifiers ready',
    failed: 'Failed to generate identifiers',
  },
  input: z.object({
    kind: oneOf(
      {
        v4: 'Version 4: random',
        v7: 'Version 7: time-based, sortable',
        v5: 'Version 5: from a name',
        ulid: 'ULID',
        nil: 'Nil: all 0',
        max: 'Max: all 1',
      },
      'v4',
      { label: 'Kind', control: 'radio' },
      'Please choose one of the kinds',
    ),
    count: wholeNumber(
      [1, 10_000],
      5,
      { label: 'How many', when: { kind: ['v4', 'v7', 'ulid'] } },
      'Please enter a whole number from 1 to 10,000',
    ),
    around: oneOf(
      { none: 'Nothing', braces: '{Braces}', quotes: '"Quotes"', urn: 'urn:uuid:' },
      'none',
      { label: 'Enclose in', when: uuids },
      'Please choose one of the formats',
    ),
    hyphens: yesOrNo('With hyphens', { isOn: true, when: uuids }),
    upper: yesOrNo('Uppercase', { when: uuids }),
    names: z
      .array(z.string().max(10_000, { error: 'A name is at most 10,000 characters' }), {
        error: 'The names are a list',
      })
      .max(10_000, { error: 'Please enter at most 10,000 names' })
      .default([])
      .register(field, {
        label: 'Names for version 5',
        when: fromNames,
        role: 'rare',
        placeholder: 'www.example.com',
        help: 'One per line.',
      }),
    namespace: oneOf(
      {
        dns: 'DNS: domain names',
        url: 'URL: addresses',
        oid: 'OID: object identifiers',
        x500: 'X.500: distinguished names',
        own: 'My own UUID',
      },
      'dns',
      { label: 'Namespace for version 5', when: fromNames, role: 'rare' },
      'Please choose one of the namespaces',
    ),
    ownNamespace: optionalText(100, ['The namespace is a UUID', 'The namespace is a UUID'], {
      label: 'Your own namespace',
      code: 'plain',
      role: 'rare',
      when: { ...fromNames, namespace: ['own'] },
    }),
    text: z.string({ error: 'Please enter identifiers, one per line' }).optional().register(field, {
      label: 'Identifiers to read',
      control: 'textarea',
      code: 'plain',
      role: 'material',
      placeholder: 'Paste UUIDs or ULIDs to see their version and time, or leave this empty to make new ones',
    }),
  }),
  output: z.object({
    ids: z
      .string()
      .nullable()
      .register(field, { label: 'Identifiers', display: 'copy', code: 'plain', one: 'UUID', fileName: 'uuids.txt' }),
    read: table('Details', {
      text: text('Identifier', { code: 'plain' }),
      what: 'Kind',
      time: z.string().optional().register(field, { label: 'Time (UTC)' }),
      variant: z.string().optional().register(field, { label: 'Variant' }),
      note: z.string().optional().register(field, { label: 'Note' }),
      standard: z.string().optional().register(field, { label: 'Standard form', code: 'plain' }),
    }).nullable(),
  }),
  examples: [
    { name: 'Five random UUIDs', input: {}, output: { read: null } },
    { name: 'Ten sortable by time', input: { kind: 'v7', count: 10 }, output: { read: null } },
    {
      name: 'From a domain name',
      input: { kind: 'v5', names: ['www.example.com'] },
      output: { ids: '2ed6657d-e927-568b-95e1-2665a8aea6a2', read: null },
    },
    {
      name: 'Read one',
      input: { text: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
      output: {
        ids: null,
        read: [
          {
            text: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
            what: 'UUID version 7, Unix time and random, sortable',
            variant: 'RFC 9562 (Leach-Salz)',
            time: '2022-02-22T19:22:22.000Z',
            standard: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
          },
        ],
      },
    },
  ],
  next: ['sort-lines', 'hash-generator'],
});
