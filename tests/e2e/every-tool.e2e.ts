import { existsSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inputFacts } from '#kit/facts';
import { takes } from '#kit/takes';
import { loadTools } from '#main/load-tools';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

/** Tools whose page is drawn from their definition: their first example is their journey. The others have one of their own. */
const drawn = (await loadTools()).list().filter(({ slug }) => {
  const page = `src/tools/${slug}/page.tsx`;
  return !existsSync(page) || readFileSync(page, 'utf8').includes('drawnCard(');
});
const answersAlone = drawn.filter(({ tool }) => tool.needs.length === 0);
/** Tools that begin with a picture offer no samples, as there are none on the visitor's own machine; they have journeys of their own. */
const asksOthers = drawn.filter(
  ({ tool }) => tool.needs.length > 0 && !takes(inputFacts(tool.input)).includes('image'),
);

type Entry = (typeof drawn)[number];

/** Fills in the first example, and presses what there is to press. */
async function tryFirst({ slug, tool }: Entry, width: number): Promise<Page> {
  const page = await visit({ path: `/tools/${slug}`, viewport: { width, height: 900 } });
  const form = page.getByRole('region', { name: tool.title, exact: true }).locator('form');
  await form.getByRole('button', { name: tool.examples[0].name, exact: true }).click();
  if (!tool.live) await form.getByRole('button', { name: tool.labels.action, exact: true }).click();
  return page;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('a tool that answers by itself', () => {
  it.each(answersAlone.map((entry) => [entry.slug, entry] as const))(
    '%s shows what comes of its first example',
    async (_, entry) => {
      const page = await tryFirst(entry, 360);
      await result(page).waitFor();
      expect((await result(page).innerText()).trim()).not.toBe('');
      expect(await overflow(page)).toBe(0);
      const { violations } = await new AxeBuilder({ page }).include('#tool').setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
});

describe('a tool that asks others', () => {
  it.each(asksOthers.map((entry) => [entry.slug, entry] as const))(
    '%s answers its first example, or says why not',
    async (_, entry) => {
      const page = await tryFirst(entry, 1280);
      const refusal = page.getByRole('alert').filter({ hasText: entry.tool.labels.failed });
      await result(page).or(refusal).first().waitFor();
      expect(await overflow(page)).toBe(0);
    },
  );
});
