import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { findingList } from '#kit/shapes';
import { exampleInputs } from './examples.data.ts';
import { typeNames, types } from './type-names.ts';

const text = z.string({ error: 'A value is text' }).max(20_000, { error: 'A value has at most 20,000 characters' });

export default defineTool({
  title: 'Schema Markup Generator',
  summary:
    'Fill in a form and get JSON-LD for products, recipes, events, jobs and eight more types, checked against Google’s rules.',
  category: 'meta',
  ...{ want: 'make', have: 'nothing' },
  icon: 'braces',
  keywords:
    'schema generator, json-ld generator, structured data, schema.org, rich results, rich snippets, product schema, recipe schema, local business schema, event schema, job posting schema, breadcrumb schema',
  needs: [],
  live: true,
  labels: {
    action: 'Generate Markup',
    busy: 'Writing...',
    done: 'Markup generated successfully',
    failed: 'Failed to generate the markup',
  },
  input: z.object({
    type: z
      .enum(types, { error: `The type is one of ${types.join(', ')}` })
      .default('Article')
      .register(field, { label: 'What the page is about', control: 'select', role: 'material', names: typeNames }),
    members: z
      .array(
        z.object({
          name: z
            .string({ error: 'A name is text' })
            .max(100, { error: 'A name has at most 100 characters' })
            .default(''),
          value: text.default(''),
        }),
        { error: 'The members are a list of names and values' },
      )
      .max(100, { error: 'There can be 100 members at most' })
      .default([])
      .register(field, {
        label: 'Members',
        control: './members',
        help: 'Property paths, such as offers.price, with their values as text; one line for each of several values.',
      }),
  }),
  output: z.object({
    markup: z.string().register(field, {
      label: 'JSON-LD to paste into the page',
      display: 'copy',
      code: 'html',
      fileName: 'structured-data.html',
    }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
  }),
  examples: exampleInputs,
});
