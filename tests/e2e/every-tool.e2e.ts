import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { acceptedInputs } from '#kit/accepted-inputs';
import { inputFacts } from '#kit/facts';
import { loadTools } from '#main/load-tools';
import { connect } from './connect.ts';
import { axeViolations } from './pages/axe.ts';
import { overflow } from './pages/checks.ts';
import { watchPage } from './pages/watched-page.ts';
import { result } from './visit.ts';
import { PATIENCE } from './workers.ts';

/** Each tool's page is drawn from its definition: its first example is its journey; what is its own has one besides. */
const tools = (await loadTools()).list();
const answersAlone = tools.filter(({ tool }) => tool.needs.length === 0);
/** Tools that begin with a picture offer no samples, as there are none on the visitor's own machine; they have journeys of their own. */
const asksOthers = tools.filter(
  ({ tool }) => tool.needs.length > 0 && !acceptedInputs(inputFacts(tool.input)).includes('image'),
);

type Entry = (typeof tools)[number];

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await connect();
  context = await browser.newContext({ viewport: { width: 360, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
});
afterAll(() => browser.close());

/** Fills in the first example, presses what there is to press, and looks at what comes of it. @returns what is wrong. */
async function tryFirst({ slug, tool }: Entry, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const { page, errors, close } = await watchPage(context, `${inject('site')}/tools/${slug}`);
  try {
    const form = page.getByRole('region', { name: tool.title, exact: true }).locator('form');
    await form.getByRole('button', { name: tool.examples[0].name, exact: true }).click();
    if (!tool.live) await form.getByRole('button', { name: tool.labels.action, exact: true }).click();
    return [...(await look(page)), ...(await overflow(page)), ...(await errors()).filter(isFault)];
  } finally {
    await close();
  }
}

/** A refused call is an answer, too; the browser reports each. */
function isFault(error: string): boolean {
  return !/^console: (?:Failed to load resource|[^:]+: [a-z-]+$)/.test(error);
}

describe.concurrent('a tool that answers by itself', () => {
  it.for(answersAlone)('$slug shows what comes of its first example', async (entry, { expect }) => {
    const wrong = await tryFirst(entry, async (page) => {
      await result(page).waitFor();
      const text = await result(page).innerText();
      return [
        ...(text.trim() === '' ? ['an empty result'] : []),
        ...(await axeViolations(page, { rules: 'all', within: '#tool' })),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe.concurrent('a tool that asks others', () => {
  it.for(asksOthers)('$slug answers its first example, or says why not', async (entry, { expect }) => {
    const wrong = await tryFirst(entry, async (page) => {
      const refusal = page.getByRole('alert').filter({ hasText: entry.tool.labels.failed });
      await result(page).or(refusal).first().waitFor();
      return [];
    });
    expect(wrong).toEqual([]);
  });
});
