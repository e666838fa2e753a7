import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeAudits } from '#ports/audits/fake';
import type { AuditReport } from '#ports/audits/port';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('site-audit', tool, run);
const url = 'https://shop.example/';

const audited = async (change: (report: AuditReport) => Partial<AuditReport> = () => ({})) => {
  const fake = createFakeAudits();
  const audits = {
    audit: async (order: Parameters<typeof fake.audit>[0]) => {
      const report = await fake.audit(order);
      return { ...report, ...change(report) };
    },
  };
  return tool.output.parse(await execute(entry, { url }, { ports: { audits } }));
};

describe('site-audit', () => {
  it('counts what was found and shows the site by clicks', async () => {
    const { errors, depths, list } = await audited();
    expect([errors, depths]).toEqual([
      1,
      [
        { name: 'Start', value: 1 },
        { name: '1 click', value: 1 },
      ],
    ]);
    expect(list[2]).toMatchObject({ status: 404, clicks: 1 });
  });

  it('says with each finding on how many pages it is, and opens the tool for a page', async () => {
    const { findings } = await audited(({ findings: [first] }) => ({
      findings: first
        ? [
            {
              ...first,
              check: 'title-missing',
              number: 130,
              pages: Array.from({ length: 100 }, (_, at) => `${url}${at}`),
            },
          ]
        : [],
    }));
    expect(findings[0]?.title).toBe('Links lead to pages that are not there (130 pages)');
    expect(findings[0]?.where).toHaveLength(21);
    expect(findings[0]?.where?.at(-1)).toBe('and 110 more');
    expect(findings[0]?.fix?.tool).toEqual({ slug: 'on-page-seo-checker', input: { url: `${url}0` } });
  });

  it('says that pages were left out', async () => {
    expect((await audited(() => ({ leftOut: 7 }))).note).toMatch(/^The site has more pages: 7 addresses were not read/);
    expect((await audited()).note).toBeNull();
  });

  it.each([0, 50_001, 1.5])('refuses %s pages', async (mostPages) => {
    const ports = { audits: createFakeAudits() };
    await expect(execute(entry, { url, mostPages }, { ports })).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
