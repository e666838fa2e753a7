import * as z from 'zod';
import { faultFields } from '#families/faults';
import { indentField } from '#families/indent';
import { liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count, named } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Data converted', failed: 'convert the data' }),
  title: 'YAML to JSON Converter',
  summary: 'Convert YAML to JSON and JSON to YAML, with anchors, multiple documents and the line of every error.',
  category: 'conversion',
  want: 'convert',
  icon: 'file-code',
  keywords:
    'yaml to json, json to yaml, yml, yaml validator, yaml lint, docker compose, kubernetes, openapi, anchors, merge keys, configuration',
  input: z.object({
    text: sourceText('name: Ann\nage: 31', { label: 'YAML or JSON', code: 'yaml' }),
    direction: oneOf({ auto: 'Automatic', 'yaml-to-json': 'YAML to JSON', 'json-to-yaml': 'JSON to YAML' }, 'auto', {
      label: 'Direction',
      control: 'radio',
    }),
    indent: indentField(),
    documents: oneOf({ list: 'A list', lines: 'JSON Lines' }, 'list', {
      label: 'Multiple documents as',
      when: { direction: ['auto', 'yaml-to-json'] },
      control: 'select',
      help: 'In YAML, --- separates documents.',
    }),
    sortKeys: yesOrNo('Sort keys'),
    version: oneOf(['1.2', '1.1'], '1.2', {
      label: 'YAML version',
      when: { direction: ['auto', 'yaml-to-json'] },
      control: 'radio',
      role: 'rare',
      help: 'In version 1.1, yes, no, on and off mean true and false, and 010 means 8.',
    }),
  }),
  output: z.object({
    text: z
      .string()
      .nullable()
      .register(field, { label: 'Result', display: 'copy', code: 'yaml', fileName: 'converted.txt' }),
    ...faultFields(),
    read: named('Read as', { yaml: 'YAML', json: 'JSON', lines: 'JSON Lines' }),
    documents: count('Documents'),
  }),
  examples: [
    {
      name: 'Settings with an anchor',
      input: {
        text: 'defaults: &defaults\n  retries: 3\n  timeout: 2.50\nweb:\n  <<: *defaults\n  hosts: [a.example, b.example]\n  country: no # Norway\n',
      },
      output: {
        text: '{\n  "defaults": {\n    "retries": 3,\n    "timeout": 2.50\n  },\n  "web": {\n    "retries": 3,\n    "timeout": 2.50,\n    "hosts": [\n      "a.example",\n      "b.example"\n    ],\n    "country": "no"\n  }\n}',
        read: 'yaml',
        documents: 1,
      },
    },
    {
      name: 'JSON to YAML',
      input: {
        text: '{"name":"Ann","id":12345678901234567890,"zip":"01067","notes":"Two\\nlines\\n","tags":["a","no"],"none":{}}',
      },
      output: {
        text: 'name: Ann\nid: 12345678901234567890\nzip: "01067"\nnotes: |\n  Two\n  lines\ntags:\n  - a\n  - "no"\nnone: {}\n',
        read: 'json',
      },
    },
    {
      name: 'A wrongly indented line',
      input: { text: 'server:\n  host: a.example\n   port: 80\n' },
      output: { text: null },
    },
  ],
  next: ['json-formatter', 'csv-json-converter', 'text-compare'],
});
