import * as z from 'zod';
import { parseInput } from '#kit/execute';
import { ToolError } from '#kit/tool-error';
import { listed } from '#lib/listed';
import { comparedWith } from './compare-reports.ts';
import { KEPT_DAYS, type KeptAudits } from './kept-audits.ts';

/** What can be asked of a kept audit, and done with it: by name, over every door. */
interface AuditCall {
  /** In a sentence, for those who call by program. */
  description: string;
  input: z.ZodObject;
  /** What is said when it worked. */
  done: string;
  /** @throws ToolError `invalid-input` and `not-found`. */
  run: (raw: unknown, audits: KeptAudits) => Promise<unknown>;
}

const id = z
  .string()
  // With the key behind it, as in the link.
  .regex(/(?:^|#)[\da-f]{32}(?:\.[\da-f]{32})?$/, { error: 'Please give the link of a report' })
  .transform((link) => (link.split('#').at(-1) ?? '').slice(0, 32))
  .describe('The link of the report, or what stands behind its #.');
const ownLink = z
  .string()
  .regex(/(?:^|#)[\da-f]{32}\.[\da-f]{32}$/, { error: 'Please give the whole link that came when the audit began' })
  .transform((link) => {
    const [found = '', key = ''] = (link.split('#').at(-1) ?? '').split('.');
    return { id: found, key };
  })
  .describe('The whole link that came when the audit began.');
const part = (most: number) => ({
  from: z.int().min(0).default(0).describe('How many to pass over.'),
  most: z.int().min(1).max(most).default(Math.min(50, most)).describe('How many to give at most.'),
});
const severities = ['fatal', 'error', 'warning', 'advice'] as const;

export const auditCalls = {
  state: call({
    description: `How far a site audit is whose report is kept: waiting, running, done, stopped or failed, with the pages and files read so far, and the worst that was found on them.`,
    input: z.object({ report: id }),
    done: 'This is how far it is',
    run: ({ report }, audits) => audits.state(report),
  }),
  report: call({
    description: 'The whole report of a site audit that is over.',
    input: z.object({ report: id }),
    done: 'This is the report',
    run: ({ report }, audits) => audits.report(report),
  }),
  findings: call({
    description:
      'Findings of a site audit that is over, the most worthwhile first, in parts: what is wrong, on which pages, why it matters and how it is fixed.',
    input: z.object({
      ...{ report: id, ...part(200) },
      severity: z.enum(severities).optional().describe('Only findings of this severity.'),
      page: z.string().optional().describe('Only findings on the page with this address.'),
    }),
    done: 'These are findings',
    async run({ report, from, most, severity, page }, audits) {
      const { findings } = await audits.report(report);
      const wanted = findings.filter(
        (found) =>
          (severity === undefined || found.severity === severity) && (page === undefined || found.pages.includes(page)),
      );
      return { all: wanted.length, findings: wanted.slice(from, from + most) };
    },
  }),
  pages: call({
    description:
      'Pages of a site audit that is over, in parts: status, clicks from the start, title, words, links to it, size and number of findings.',
    input: z.object({ report: id, ...part(1_000) }),
    done: 'These are pages',
    async run({ report, from, most }, audits) {
      const { list } = await audits.report(report);
      return { all: list.length, pages: list.slice(from, from + most) };
    },
  }),
  compare: call({
    description:
      'What has changed between two audits of a site that are over: new findings, fixed ones, and those that stay.',
    input: z.object({ report: id, before: id.describe('The link of an earlier report of the same site.') }),
    done: 'This has changed',
    async run({ report, before }, audits) {
      const [now, then] = await Promise.all([audits.report(report), audits.report(before)]);
      if (new URL(now.start).host !== new URL(then.start).host) {
        throw new ToolError('invalid-input', 'These are reports of two sites.', { field: 'before' });
      }
      return comparedWith(then, now);
    },
  }),
  written: call({
    description: 'The report of a site audit that is over as a file: HTML to send, or what build servers read.',
    input: z.object({
      report: id,
      format: z.string().default('html').describe('html, text, json, junit, sarif or github.'),
    }),
    done: 'This is the file',
    async run({ report, format }, audits) {
      const text = await audits.written(report, format);
      if (text !== undefined) return { text };
      const sentence = `Please choose ${listed(audits.formats, 'or')}`;
      throw new ToolError('invalid-input', sentence, { field: 'format' });
    },
  }),
  stop: call({
    description: 'Ends a site audit, with the report of what was read so far.',
    input: z.object({ report: ownLink }),
    done: 'The audit ends',
    async run({ report }, audits) {
      await audits.stop(report.id, report.key);
      return null;
    },
  }),
  remove: call({
    description: `Deletes the report of a site audit now, instead of after ${KEPT_DAYS} days.`,
    input: z.object({ report: ownLink }),
    done: 'The report was deleted',
    async run({ report }, audits) {
      await audits.remove(report.id, report.key);
      return null;
    },
  }),
} as const satisfies Record<string, AuditCall>;

interface Declared<S extends z.ZodObject> extends Omit<AuditCall, 'input' | 'run'> {
  input: S;
  run: (input: z.output<S>, audits: KeptAudits) => Promise<unknown>;
}

function call<S extends z.ZodObject>({ run, ...declared }: Declared<S>): AuditCall {
  return {
    ...declared,
    async run(raw, audits) {
      return run(parseInput(declared.input, raw), audits);
    },
  };
}
