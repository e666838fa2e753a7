import { describe, expect, it } from 'vitest';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import { ToolError } from '#kit/tool-error';
import { createFakeAudits } from '#ports/audits/fake';
import { askAudit, auditTool } from './audit-tool.ts';

const ID = '0123456789abcdef0123456789abcdef';
const KEY = 'fedcba9876543210fedcba9876543210';
const removed: string[] = [];
const audits: Pick<KeptAudits, 'report' | 'remove'> = {
  async report(id) {
    if (id !== ID) throw new ToolError('not-found', 'There is no report at this link.');
    const order = { url: 'https://example.com/', mostPages: 9, depth: 9, subdomains: false, include: [], exclude: [] };
    return createFakeAudits().audit(order);
  },
  async remove(id, key) {
    removed.push(`${id} ${key}`);
  },
};
const ask = (input: Record<string, unknown>) => askAudit(input, Object(audits));

describe('the tool of agents for kept audits', () => {
  it('says how one is begun, and what may be asked', () => {
    expect(auditTool.description).toContain('"report": "link"');
    for (const name of ['state', 'findings', 'pages', 'compare', 'stop', 'remove']) {
      expect(auditTool.description).toContain(`\n${name}: `);
    }
  });

  it('takes a link as it came, with or without the address before it', async () => {
    for (const report of [ID, `${ID}.${KEY}`, `https://tools.example.com/audit#${ID}.${KEY}`]) {
      const { structuredContent } = await ask({ ask: 'findings', report, most: 1 });
      expect(structuredContent).toMatchObject({ data: { all: 1, findings: [{ check: 'site-link-broken' }] } });
    }
    await ask({ ask: 'remove', report: `https://tools.example.com/audit#${ID}.${KEY}` });
    expect(removed).toEqual([`${ID} ${KEY}`]);
  });

  it.each([
    [{ ask: 'everything', report: ID }, /^Please ask for state, report,/],
    [{ ask: 'constructor', report: ID }, /^Please ask for /],
    [{ ask: 'findings', report: 'https://example.com/' }, 'Please give the link of a report'],
    [{ ask: 'remove', report: ID }, 'Please give the whole link that came when the audit began'],
    [{ ask: 'state' }, /./],
    [{ ask: 'report', report: KEY }, 'There is no report at this link.'],
  ])('refuses %o in words', async (input, message) => {
    await expect(ask(input)).rejects.toThrow(message);
    await expect(ask(input)).rejects.toBeInstanceOf(ToolError);
  });
});
