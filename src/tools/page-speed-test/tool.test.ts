import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import type { SpeedAudit, SpeedItem, SpeedReport } from '#ports/browser/port';
import { createFakeExperience, sampleExperience } from '#ports/experience/fake';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('page-speed-test', tool, run);
const ports = await createFakePorts([entry]);
const { url } = tool.examples[0].input;
const site = 'https://shop.example/';

async function test(report: Partial<SpeedReport> = {}, given: object = {}, experience = ports.experience) {
  const measure: typeof ports.browser.measure = async (visit, measuring) => ({
    ...(await ports.browser.measure(visit, measuring)),
    ...report,
  });
  const browser = { ...ports.browser, measure };
  return tool.output.parse(await execute(entry, { url, ...given }, { ports: { ...ports, browser, experience } }));
}

const audit = (items: readonly Partial<SpeedItem>[], more: Partial<SpeedAudit> = {}): SpeedAudit => ({
  ...{ hasPassed: false, savedFirstPaint: 0, savedLargestPaint: 0 },
  items: items.map((item) => ({ notes: [], ...item })),
  ...more,
});
const clean = { url: site, files: [], audits: {} };
const quick = {
  ...{ score: 100, firstByte: 100, firstPaint: 800, largestPaint: 900 },
  ...{ speedIndex: 900, blockingTime: 0, layoutShift: 0 },
};

describe('page-speed-test', () => {
  it('tells medians with their spread, and judges them by the device', async () => {
    const runs = [
      { ...quick, score: 80, largestPaint: 2_600, layoutShift: 0.2 },
      { ...quick, score: 90, largestPaint: 2_000, layoutShift: 0 },
      { ...quick, score: 84, largestPaint: 2_300, layoutShift: 0.05 },
    ];
    const phone = await test({ ...clean, runs });
    expect(phone.score).toMatchObject({ value: 84, of: 100, word: 'Needs work' });
    expect(phone.score.formula).toMatch(/^Median of 3 runs, from 80 to 90\. /);
    expect(phone.figures.slice(0, 2)).toMatchObject([
      { median: '2.3 s', spread: '2.0 s to 2.6 s', verdict: 'good', lowest: 2000, middle: 2300, highest: 2600 },
      { median: '0.05', spread: '0 to 0.2', verdict: 'good', lowest: null, middle: null },
    ]);
    const desktop = await test({ ...clean, runs }, { device: 'desktop' });
    expect(desktop.figures[0]).toMatchObject({
      median: '2.3 s',
      verdict: 'fair',
      limits: 'up to 1.2 s, poor above 2.4 s',
    });
  });

  it('takes the middle of two for the median of two', async () => {
    const { score } = await test({ ...clean, runs: [quick, { ...quick, score: 90 }] });
    expect(score.value).toBe(95);
  });

  it('does not believe one run', async () => {
    const { score } = await test({ ...clean, runs: [quick] }, { runs: 1 });
    expect(score.formula).toMatch(/^One run, which says little/);
  });

  it('fills in our tools with exactly the pictures that it is about', async () => {
    const size = 'This image file is larger than it needs to be (2400x1600) for its displayed dimensions (720x480).';
    const format = 'Using a modern image format (WebP, AVIF) or increasing the image compression could help.';
    const { findings } = await test({
      ...clean,
      audits: {
        'image-delivery-insight': audit(
          [
            { url: `${site}small.jpg`, bytes: 90_000, savedBytes: 50_000, notes: [format] },
            { url: `${site}large.jpg`, bytes: 600_000, savedBytes: 450_000, notes: [format, size] },
            { url: 'data:image/png;base64,x', bytes: 600_000, savedBytes: 450_000, notes: [format] },
          ],
          { savedLargestPaint: 2_000 },
        ),
      },
    });
    const fixes = findings.flatMap(({ fix }) => (fix?.tool ? [fix.tool] : []));
    expect(fixes).toContainEqual({
      slug: 'image-resizer',
      input: { imageUrl: `${site}large.jpg`, width: 720, fit: 'contain' },
    });
    expect(fixes).toContainEqual({
      slug: 'convert-to-webp',
      input: { imageUrl: `${site}large.jpg` },
      pictures: [`${site}large.jpg`, `${site}small.jpg`],
    });
    expect(findings[0]).toMatchObject({ severity: 'error', title: expect.stringMatching(/^Pictures/) });
  });

  it('has the most serious first, then what saves most', async () => {
    const script = { url: `${site}a.js`, bytes: 90_000, savedBytes: 50_000 };
    const { findings } = await test({
      ...clean,
      runs: [{ ...quick, layoutShift: 0.3 }],
      audits: {
        'unused-css-rules': audit([{ ...script, url: `${site}a.css` }], { savedFirstPaint: 400 }),
        'unused-javascript': audit([script], { savedLargestPaint: 900 }),
        'unminified-javascript': audit([script], { savedLargestPaint: 100 }),
        'layout-shifts': audit([{ element: { selector: 'p', code: '<p class="news">' }, shift: 0.3 }]),
        'viewport-insight': audit([], { hasPassed: true }),
      },
    });
    const open = findings.filter(({ severity }) => severity !== 'passed');
    expect(open.map(({ severity, title }) => [severity, title])).toEqual([
      ['error', 'Things move while the page loads'],
      ['warning', 'Much of the scripts is not used'],
      ['warning', 'Much of the styles is not used'],
      ['advice', 'Scripts are not minified'],
    ]);
    expect(open[0]?.where).toEqual(['0.3: <p class="news">']);
    expect(findings.some(({ severity, title }) => severity === 'passed' && /laid out for phones/.test(title))).toBe(
      true,
    );
  });

  it('sees text that is not compressed, and what is hardly kept', async () => {
    const file = { type: 'Script', mime: 'text/javascript', sentBytes: 400_300, decodedBytes: 400_000 };
    const { findings, files, parties } = await test({
      ...clean,
      files: [
        { url: site, type: 'Document', mime: 'text/html', sentBytes: 1_500, decodedBytes: 9_000 },
        { ...file, url: `${site}plain.js` },
        { ...file, url: 'https://www.google-analytics.com/small.js', sentBytes: 90_000 },
      ],
      audits: {
        'cache-insight': audit([{ url: `${site}plain.js`, keptFor: 0, bytes: 400_300 }], { savedLargestPaint: 9_000 }),
        'unused-javascript': audit([{ url: `${site}plain.js`, bytes: 400_300, savedBytes: 102_400 }]),
      },
    });
    const plain = findings.find(({ title }) => title === 'Text is sent without compression');
    expect(plain).toMatchObject({
      severity: 'error',
      where: [`390.9 KB ${site}plain.js`],
      fix: { tool: { slug: 'compression-test' } },
    });
    // It saves nothing on a first visit.
    expect(findings.find(({ title }) => /kept for a short time/.test(title))).toMatchObject({
      severity: 'advice',
      fix: { tool: { slug: 'http-header-checker', input: { url: `${site}plain.js` } } },
    });
    expect(files[0]).toMatchObject({ file: 'plain.js', size: 390.9, unused: 100, owner: 'shop.example' });
    expect(parties.map(({ owner }) => owner)).toEqual(['shop.example', 'Google Analytics']);
  });

  it('has a line to paste for a largest picture that comes late', async () => {
    const element = { selector: 'img', code: '<img src="/a.jpg" loading="lazy" alt="Tea">' };
    const { findings } = await test({
      ...clean,
      runs: [{ ...quick, largestPaint: 5_000 }],
      audits: { 'lcp-discovery-insight': audit([{ element, notes: ['eagerlyLoaded'] }]) },
    });
    expect(findings[0]).toMatchObject({
      severity: 'warning',
      fix: { code: '<img src="/a.jpg" alt="Tea" fetchpriority="high">' },
    });
  });

  it('fills in inputs that the tools accept', async () => {
    const item = {
      url: `${site}a.js`,
      bytes: 9,
      savedBytes: 9,
      time: 400,
      count: 9,
      element: { selector: 'p', code: '<p>' },
    };
    const names = ['noRedirects', 'serverResponseIsFast', 'larger (2x2) for its displayed dimensions (1x1)'];
    const ids =
      'image-delivery-insight render-blocking-insight unused-javascript unused-css-rules document-latency-insight layout-shifts unsized-images long-tasks third-parties-insight modern-http-insight viewport-insight cache-insight';
    const { findings } = await test({
      ...clean,
      audits: Object.fromEntries(
        ids.split(' ').map((id) => [id, audit(names.map((note) => ({ ...item, notes: [note] })))]),
      ),
    });
    const tools = findings.flatMap(({ fix }) => fix?.tool ?? []);
    expect(new Set(tools.map(({ slug }) => slug)).size).toBeGreaterThan(7);
    for (const { slug, input } of tools) {
      const { default: other } = await import(`../${slug}/tool.ts`);
      expect({ slug, ...other.input.safeParse(input) }).toMatchObject({ slug, success: true });
    }
  });
});

describe('what real visitors met', () => {
  const of = (experience: typeof ports.experience) => test(clean, {}, experience);

  it('is told with its period, of the page or of its site', async () => {
    const met = await of(createFakeExperience({ [url]: sampleExperience }));
    expect(met.experienceNote).toBe('This page, on phones, 2025-12-15 to 2026-01-11, by the Chrome UX Report');
    expect(met.experience[0]).toEqual({
      ...{ name: 'Largest Contentful Paint', p75: '2.9 s', verdict: 'fair' },
      ...{ good: 66, fair: 22, poor: 12 },
    });
    expect(met.experience.map(({ name }) => name)).toContain('Interaction to Next Paint');
    const site = await of(createFakeExperience({ [url]: { ...sampleExperience, of: 'origin' } }));
    expect(site.experienceNote).toMatch(/^All pages of this site together/);
  });

  it.each([
    [createFakeExperience(), /no key for the Chrome UX Report/],
    [createFakeExperience({}), /too few visits/],
    [createFakeExperience({ [url]: new ToolError('upstream-failed', 'It broke.') }), /^Not known: It broke\.$/],
  ])('is said to be absent, and why: %#', async (experience, words) => {
    const met = await of(experience);
    expect(met.experienceNote).toMatch(words);
    expect(met.experience).toEqual([]);
  });
});
