import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { auditCalls } from '#features/audits/audit-calls.ts';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import { parseInput } from '#kit/execute';
import { toJsonSchema } from '#kit/json-schema';
import { ToolError } from '#kit/tool-error';
import { listed } from '#lib/listed';
import { own } from '#lib/own';
import { objectSchema } from './object-schema.ts';

const names = Object.keys(auditCalls);
const error = `Please ask for ${listed(names, 'or')}`;

const input = z.looseObject({
  ask: z.enum(names, { error }),
  report: z.string().optional().describe('The link of the report.'),
  before: z.string().optional().describe('Of compare: the link of an earlier report of the same site.'),
  from: z.int().optional().describe('Of findings and pages: how many to pass over.'),
  most: z.int().optional().describe('Of findings and pages: how many to give at most.'),
  severity: z.string().optional().describe('Of findings: fatal, error, warning or advice alone.'),
  page: z.string().optional().describe('Of findings: those of this page alone.'),
  format: z.string().optional().describe('Of written: html, text, json, junit, sarif or github.'),
});

/** The site audits that go on by themselves, for agents: one tool, whose calls are those of the API. */
export const auditTool: Tool = {
  name: 'site_audit_report',
  title: 'Site audit report',
  description: [
    'Begin a site audit with run_tool: slug "site-audit", input {"url": "…", "report": "link"}. It answers a link. Then ask here:',
    ...Object.entries(auditCalls).map(([name, { description }]) => `${name}: ${description}`),
    'One page is checked again with run_tool: slug "on-page-seo-checker".',
  ].join('\n'),
  inputSchema: objectSchema(toJsonSchema(input, 'input')),
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
};

/** @throws ToolError as the call does. */
export async function askAudit(raw: Record<string, unknown>, audits: KeptAudits): Promise<CallToolResult> {
  const { ask, ...rest } = parseInput(input, raw);
  const call = own(auditCalls, ask);
  if (!call) throw new ToolError('invalid-input', error, { field: 'ask' });
  const answer = { message: call.done, data: await call.run(rest, audits) };
  return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
}
