import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGroups, type NamedCheck, type PageCase } from '#kit/check';
import { parseInput } from '#kit/execute';
import { judge } from '#kit/judge';
import { isSlug } from '#lib/slug';
import { loadTools } from '#main/load-tools';
import { gatherCase } from '../../tests/page-case.ts';
import { everyCheck } from './every.ts';

const folder = import.meta.dirname;
const groups = Object.keys(checkGroups);

/** Sites that write about practice and not about rules. */
const NO_SOURCE = /\b(?:moz|ahrefs|semrush|backlinko|hubspot|yoast|searchenginejournal|searchengineland)\./;

/** Names of files are written as they are. */
const TITLE = /^(?:[\p{Lu}\d]|(?:robots|llms|security)\.txt ).{5,78}[^.]$/u;

/** One thing said as many: "1 days", "1 link of 5 lead". */
const WRONG_NUMBER =
  /(?<![\d.,]|of )1 (?:(?!has\b|is\b|was\b|does\b)\w*[^\Ws]s\b|\w+ (?:of \d+ )?(?:have|are|do|lead|say|begin|contain|ask|name)\b)/;

/** What a check says of a page. */
async function outcomeOf(check: NamedCheck, page: PageCase) {
  const [verdict] = judge([check], await gatherCase(page, new Set(check.looksAt)));
  return verdict;
}

const tools = await loadTools();

const listed = (page: PageCase | readonly PageCase[]): readonly PageCase[] => [page].flat();

it('has a folder for each group, and an index that names each of its files once', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(groups.toSorted());
  for (const { name } of folders) {
    const files = readdirSync(join(folder, name)).filter((file) => file !== 'index.ts');
    const lines = files.map((file) => `export { default as '${file.slice(0, -3)}' } from './${file}';`);
    const index = readFileSync(join(folder, name, 'index.ts'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(index.toSorted(), `src/checks/${name}/index.ts`).toEqual(lines.toSorted());
  }
});

it('gives each check a name of its own', () => {
  const ids = everyCheck.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe.each(everyCheck.map((check) => [check.id, check] as const))('%s', (id, check) => {
  it('says what it is, why it matters and who says so', () => {
    expect(id).toSatisfy(isSlug);
    for (const words of [check.title, check.failed]) expect(words).toMatch(TITLE);
    expect(check.why).toMatch(/^[\p{Lu}“].{20,400}\.$/u);
    expect(new URL(check.source.url).protocol).toBe('https:');
    expect(check.source.url).not.toMatch(NO_SOURCE);
    expect(check.looksAt.length).toBeGreaterThan(0);
  });

  it.each(listed(check.cases.passes))('passes %j', async (page) => {
    expect(await outcomeOf(check, page)).toMatchObject({ outcome: 'passed' });
  });

  it.each(listed(check.cases.fails))('finds something in %j, and says how to fix it', async (page) => {
    const verdict = await outcomeOf(check, page);
    expect(verdict).toMatchObject({ outcome: 'found' });
    for (const { detail, title = check.failed, where, fix } of verdict?.found ?? []) {
      expect(detail).toMatch(/^.{10,400}[.”)]$/su);
      expect(title).toMatch(TITLE);
      expect(`${title} ${detail} ${where.join(' ')}`).not.toMatch(WRONG_NUMBER);
      expect(where.length).toBeGreaterThan(0);
      expect(fix?.words).toMatch(/^\p{Lu}.{10,500}\.$/su);
      if (!fix?.tool) continue;
      const tool = tools.get(fix.tool.slug);
      if (!tool) throw new Error(`There is no tool ${fix.tool.slug} that fixes it`);
      parseInput(tool.tool.input, fix.tool.input);
    }
  });

  const { doesNotApply } = check.cases;
  if (doesNotApply !== null) {
    it('does not apply where there is nothing to judge', async () => {
      expect(await outcomeOf(check, doesNotApply)).toMatchObject({ outcome: 'does-not-apply' });
    });
  }

  it('is asked of every page, and throws at none', async () => {
    for (const page of ['', '<p>', { status: 404 }, { headers: { 'content-type': 'application/pdf' }, html: '%PDF' }]) {
      await expect(outcomeOf(check, page)).resolves.toBeDefined();
    }
  });
});
