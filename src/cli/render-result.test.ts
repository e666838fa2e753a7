import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { toolEntry } from '#kit/registry';
import { renderResult } from './render-result.ts';

const finding = z.object({ level: z.string(), text: z.string() });

const nested = defineTool({
  ...{ title: 'Nested', summary: 'Records in records.', category: 'domain', icon: 'hash' },
  ...{ runsIn: 'server', keywords: '', needs: [] },
  labels: { action: 'Go', busy: 'Going', done: 'Done well', failed: 'Failed' },
  input: z.object({ domain: z.string().register(field, { label: 'Domain' }) }),
  output: z.object({
    domain: z.string(),
    checks: z.array(z.object({ topic: z.string().register(field, { label: 'About' }), findings: z.array(finding) })),
  }),
  examples: [{ name: 'One', input: { domain: 'example.com' } }],
});

it('shows records that hold further records one below the other', () => {
  const entry = toolEntry('nested', nested, () => ({ domain: '', checks: [] }));
  const checks = [
    { topic: 'SPF', findings: [{ level: 'good', text: 'Fine.' }] },
    { topic: 'DMARC', findings: [] },
  ];
  expect(renderResult(entry, { domain: 'example.com', checks }).split('\n')).toEqual([
    'Domain:  example.com',
    'Checks:',
    '  - About:     SPF',
    '    Findings:',
    '      Level  Text',
    '      good   Fine.',
    '  - About:     DMARC',
    '    Findings:',
    '      none',
  ]);
});
