import { describe, expect, it } from 'vitest';
import { siteChecks } from '../../src/audit/checks/index.ts';
import { scoresOf } from '../../tests/planted-site/judge.ts';
import { plantedSite } from '../../tests/planted-site/plant.ts';
import { servePlanted } from '../../tests/planted-site/serve.ts';
import { variantsOf } from '../../tests/planted-site/variants.ts';
import { createWords } from '../../tests/planted-site/words.ts';
import { caseFindings } from '../audit/fixture-case.ts';
import { auditSite } from './audit-site.ts';
import { readConfig } from './config.ts';

/** Any numbers: the generator was written from what each check says, and not from its query. */
const seeds = [11];
const order = { mostPages: 2_000, subdomains: false, include: [], exclude: [], onProgress: () => undefined };
const planted = new Set<string>();

describe.each(seeds)('of the site planted with %i', (seed) => {
  it('an audit finds every fault, and takes nothing else for one', async () => {
    const site = plantedSite(seed);
    const server = await servePlanted(site);
    const signal = new AbortController().signal;
    const { findings } = await auditSite({ ...order, target: server.origin }, readConfig({}), signal);
    await server.close();
    const scores = scoresOf(findings, site, server.origin);
    for (const { check } of scores) planted.add(check);
    const wrong = scores.filter(
      ({ missed, alikeAlarms, otherAlarms }) => missed.length + alikeAlarms.length + otherAlarms.length > 0,
    );
    expect(wrong).toEqual([]);
    const [faults, alike] = [scores.map((each) => each.planted), scores.map((each) => each.alike)].map((counts) =>
      counts.reduce((sum, each) => sum + each, 0),
    );
    expect(faults).toBeGreaterThan(200);
    expect(alike).toBeGreaterThan(300);
  }, 120_000);

  it.each(variantsOf(createWords(seed)).map((variant) => [variant.check, variant] as const))(
    '%s is told of sites that have it as a whole, and of no other',
    async (check, { faults, alike }) => {
      planted.add(check);
      for (const site of faults) expect((await caseFindings(site)).map((found) => found.check)).toContain(check);
      for (const site of alike) expect((await caseFindings(site)).map((found) => found.check)).not.toContain(check);
    },
  );
});

it('every check of a site is planted', () => {
  expect(siteChecks.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
});

it('a clean site has no finding above advice', async () => {
  const site = plantedSite(seeds[0] ?? 1, []);
  const server = await servePlanted(site);
  const signal = new AbortController().signal;
  const { findings, pages } = await auditSite({ ...order, target: server.origin }, readConfig({}), signal);
  await server.close();
  expect(pages).toBeGreaterThan(160);
  // On loopback there is no encryption.
  const grave = findings.filter(({ severity, check }) => severity !== 'advice' && check !== 'https-used');
  expect(grave.map(({ check, detail }) => `${check}: ${detail}`)).toEqual([]);
  expect(findings.filter(({ check }) => check.startsWith('site-'))).toEqual([]);
}, 60_000);
