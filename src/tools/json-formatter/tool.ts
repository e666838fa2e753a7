import * as z from 'zod';
import { faultFields } from '#families/faults';
import { indentField } from '#families/indent';
import { sizeFields } from '#families/sizes';
import { liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';

const count = (label: string) => z.int().min(0).nullable().register(field, { label, display: 'figure' });

export default defineTool({
  ...liveText({ action: 'Format JSON', done: 'JSON formatted', failed: 'format the JSON' }),
  title: 'JSON Formatter',
  summary: 'Format, validate and minify JSON, with the line and column of every error and no digit lost.',
  category: 'conversion',
  want: 'change',
  icon: 'braces',
  keywords:
    'json formatter, json beautifier, json validator, json minify, pretty print, json viewer, json lint, jsonl, ndjson, sort keys, json tree',
  input: z.object({
    text: sourceText('{"name": "Ann", "age": 31}', { label: 'JSON to format', code: 'json' }),
    action: oneOf({ format: 'Formatted', minify: 'One line', lines: 'JSON Lines' }, 'format', {
      label: 'Output format',
      control: 'radio',
    }),
    indent: indentField({ when: { action: ['format'] } }),
    sortKeys: yesOrNo('Sort keys'),
    isLoose: yesOrNo('Allow comments and trailing commas', { help: 'They are removed, because JSON allows neither.' }),
    read: oneOf({ auto: 'Automatic', json: 'JSON', lines: 'JSON Lines' }, 'auto', {
      label: 'Read as',
      control: 'radio',
      role: 'rare',
      help: 'JSON Lines has one value per line and is read as a list.',
    }),
  }),
  output: z.object({
    text: z
      .string()
      .nullable()
      .register(field, { label: 'JSON', display: 'copy', code: 'json', fileName: 'formatted.json' }),
    ...faultFields(),
    ...sizeFields(),
    values: count('Values'),
    depth: count('Levels'),
    isLines: z.boolean().register(field, { label: 'Read as JSON Lines', display: 'hidden' }),
    tree: z.unknown().register(field, {
      label: 'Tree',
      display: 'tree',
      help: 'The first 20,000 values, 100 levels deep. Numbers that would lose digits are shown as text.',
    }),
  }),
  examples: [
    {
      name: 'An order',
      input: {
        text: '{"order":1042,"items":[{"sku":"A-1","price":12.50},{"sku":"B-7","price":8.00}],"id":12345678901234567890,"paid":true}',
      },
      output: {
        text: '{\n  "order": 1042,\n  "items": [\n    {\n      "sku": "A-1",\n      "price": 12.50\n    },\n    {\n      "sku": "B-7",\n      "price": 8.00\n    }\n  ],\n  "id": 12345678901234567890,\n  "paid": true\n}',
        fault: null,
        values: 11,
        depth: 3,
      },
    },
    {
      name: 'A missing comma',
      input: { text: '{\n  "name": "Ann"\n  "age": 31\n}' },
      output: {
        text: null,
        fault: { line: 3, column: 3, message: 'Expected a comma or "}", but found \'"\'.' },
      },
    },
    {
      name: 'Settings with comments',
      input: { text: '{\n  // in seconds\n  "timeout": 30,\n}', isLoose: true, action: 'minify' },
      output: { text: '{"timeout":30}', bytesBefore: 36, bytesAfter: 14 },
    },
    {
      name: 'JSON Lines',
      input: { text: '{"b":1,"a":2}\n{"b":3,"a":4}', action: 'lines', sortKeys: true },
      output: { text: '{"a":2,"b":1}\n{"a":4,"b":3}', isLines: true },
    },
  ],
  next: ['csv-json-converter', 'yaml-json-converter', 'text-compare', 'code-minifier'],
});
