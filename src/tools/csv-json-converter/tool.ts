import * as z from 'zod';
import { faultFields } from '#families/faults';
import { liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';
import { grid } from '#kit/shapes';

const toJson = { direction: ['auto', 'csv-to-json'] };

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Data converted', failed: 'convert the data' }),
  title: 'CSV to JSON Converter',
  summary: 'Convert CSV to JSON and JSON to CSV. The separator is detected, and long numbers keep every digit.',
  category: 'conversion',
  want: 'convert',
  icon: 'table-2',
  keywords:
    'csv to json, json to csv, tsv, excel to json, spreadsheet, semicolon, delimiter, flatten json, json lines, table, export',
  input: z.object({
    text: sourceText('name,age\nAnn,31', { label: 'CSV or JSON', code: 'auto' }),
    direction: oneOf({ auto: 'Automatic', 'csv-to-json': 'CSV to JSON', 'json-to-csv': 'JSON to CSV' }, 'auto', {
      label: 'Direction',
      control: 'radio',
    }),
    delimiter: oneOf(
      { auto: 'Automatic', comma: 'Comma ,', semicolon: 'Semicolon ;', tab: 'Tab', pipe: 'Pipe |' },
      'auto',
      { label: 'Separator', control: 'select', help: 'When writing CSV, "Automatic" means a comma.' },
      'Please choose one of the separators',
    ),
    header: oneOf({ auto: 'Automatic', yes: 'Yes', no: 'No' }, 'auto', {
      label: 'Column names in the first row',
      control: 'select',
    }),
    shape: oneOf({ objects: 'A list of objects', lists: 'A list of lists', lines: 'JSON Lines' }, 'objects', {
      label: 'JSON layout',
      when: toJson,
      control: 'select',
    }),
    isTyped: yesOrNo('Detect numbers, true and false', {
      when: toJson,
      isOn: true,
      help: 'Only if the whole column allows it and no value would lose a zero or a digit.',
    }),
    isNested: yesOrNo('Turn dots in names into objects', {
      isOn: true,
      help: 'address.city becomes an object; the reverse when writing CSV.',
    }),
    empty: oneOf({ text: 'Empty text', null: 'null', leave: 'Left out' }, 'text', {
      label: 'Empty cells',
      when: toJson,
      control: 'select',
      role: 'rare',
    }),
  }),
  output: z.object({
    text: z
      .string()
      .nullable()
      .register(field, { label: 'Result', display: 'copy', code: 'auto', fileName: 'converted.txt' }),
    ...faultFields(),
    rows: count('Rows'),
    columns: count('Columns'),
    read: z.string().register(field, { label: 'Read as' }),
    preview: grid().nullable().register(field, { label: 'Preview', display: 'grid' }),
  }),
  examples: [
    {
      name: 'Customers from a spreadsheet',
      input: {
        text: 'id;name;zip;address.city;active\n1;"Müller; Anna";01067;Dresden;true\n2;Bob;80331;"München\nAltstadt";false',
      },
      output: {
        text: '[\n  {\n    "id": 1,\n    "name": "Müller; Anna",\n    "zip": "01067",\n    "address": {\n      "city": "Dresden"\n    },\n    "active": true\n  },\n  {\n    "id": 2,\n    "name": "Bob",\n    "zip": "80331",\n    "address": {\n      "city": "München\\nAltstadt"\n    },\n    "active": false\n  }\n]',
        rows: 2,
        columns: 5,
        read: 'CSV, separated by semicolons, names in the first row',
      },
    },
    {
      name: 'JSON to a table',
      input: {
        text: '[{"id":12345678901234567890,"tags":["a","b"],"size":{"w":10.50}},{"id":2,"note":"Fine, \\"good\\""}]',
      },
      output: {
        text: 'id,tags.0,tags.1,size.w,note\r\n12345678901234567890,a,b,10.50,\r\n2,,,,"Fine, ""good"""',
        rows: 2,
        columns: 5,
      },
    },
    {
      name: 'A row with too many values',
      input: { text: 'a,b\n1,2\n3,4,5', shape: 'lines' },
      output: { text: '{"a":1,"b":2}\n{"a":3,"b":4,"column 3":5}' },
    },
  ],
  next: ['json-formatter', 'yaml-json-converter', 'sort-lines', 'remove-duplicate-lines'],
});
