import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { acceptedInputs } from '#kit/accepted-inputs';
import { inputFacts } from '#kit/facts';
import { sampleAddress } from '#lib/sample-address';
import { loadTools } from '#main/load-tools';
import { photoJpeg } from '../servers/sample-images.ts';
import { connect } from './connect.ts';
import { axeViolations } from './pages/axe.ts';
import { overflow } from './pages/checks.ts';
import { hearSent } from './pages/sent.ts';
import { watchPage } from './pages/watched-page.ts';
import { result } from './visit.ts';
import { PATIENCE } from './workers.ts';

/** Each tool's page is drawn from its definition: its first example is its journey; what is its own has one besides. */
const tools = (await loadTools()).list();
type Entry = (typeof tools)[number];
const answersAlone = tools.filter(({ tool }) => tool.needs.length === 0);
const takesPicture = ({ tool }: Entry) => acceptedInputs(inputFacts(tool.input)).includes('image');
const takesSeveral = ({ tool }: Pick<Entry, 'tool'>) =>
  inputFacts(tool.input).some(({ control }) => control === 'pictures');
const [readsSamples, asksOthers] = [true, false].map((isOurs) =>
  tools.filter(({ tool }) => {
    const asksForOurs = JSON.stringify(tool.examples[0].input).includes(sampleAddress(''));
    return tool.needs.length > 0 && asksForOurs === isOurs;
  }),
);

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await connect();
  context = await browser.newContext({ viewport: { width: 360, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
});
afterAll(() => browser.close());

/**
 * Fills in the first example, or opens a picture, presses what there is to press, looks at what comes of it, and holds what the page says
 * it sent against what the browser did. @returns what is wrong.
 */
async function tryFirst(
  { slug, tool }: Entry,
  look: (page: Page) => Promise<string[]>,
  picture?: Buffer,
): Promise<string[]> {
  const options = picture ? `?${new URLSearchParams(optionsOf(tool.examples[0].input))}` : '';
  const { page, errors, close } = await watchPage(context, `${inject('site')}/tools/${slug}${options}`);
  try {
    const heard = hearSent(page);
    const form = page.getByRole('region', { name: tool.title, exact: true }).locator('form');
    if (picture) {
      const file = { name: 'a picture.jpg', mimeType: 'image/jpeg', buffer: picture };
      await form
        .locator('input[type="file"]')
        .setInputFiles(takesSeveral({ tool }) ? [file, { ...file, name: 'another.jpg' }] : file);
      await form
        .locator('input[type="url"][value*="/files/"], input[type="url"][value^="file:"], img, [data-move]')
        .first()
        .waitFor();
      await fillWords(form, tool);
    } else await form.getByRole('button', { name: tool.examples[0].name, exact: true }).click();
    if (!tool.live) await form.getByRole('button', { name: tool.labels.action, exact: true }).click();
    const seen = await look(page);
    return [...seen, ...(await heard.compare()), ...(await overflow(page)), ...(await errors()).filter(isFault)];
  } finally {
    await close();
  }
}

/** Enters the words that an example works on beside its picture: they are in no address. */
async function fillWords(form: Locator, { input, examples: [{ input: example }] }: Entry['tool']): Promise<void> {
  const values: Record<string, unknown> = example;
  for (const { name, label, control, role } of inputFacts(input)) {
    const value = values[name];
    if (role === 'material' && control === 'text' && typeof value === 'string')
      await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** What is in an address of all that an example asks for: everything but its picture. */
function optionsOf(input: object): Record<string, string> {
  const options = Object.entries(input).filter(([name]) => name !== 'imageUrl' && name !== 'images');
  return Object.fromEntries(options.map(([name, value]) => [name, String(value)]));
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

describe.concurrent('a tool that takes a picture', () => {
  it.for(tools.filter(takesPicture))('$slug says what it sent of one', async (entry, { expect }) => {
    const look = async (page: Page) => {
      const refusal = page.getByRole('alert').filter({ hasText: entry.tool.labels.failed });
      await result(page).or(refusal).first().waitFor();
      return [];
    };
    expect(await tryFirst(entry, look, await photoJpeg({ width: 800, height: 600 }))).toEqual([]);
  });
});

describe('a tool whose first example is a page of this site', () => {
  it.for(readsSamples ?? [])('$slug answers it without the internet', async (entry, { expect }) => {
    const wrong = await tryFirst(entry, async (page) => {
      const refusal = page.getByRole('alert').filter({ hasText: entry.tool.labels.failed });
      await result(page).or(refusal).first().waitFor();
      return [
        ...(await refusal.allInnerTexts()),
        ...(await result(page).allInnerTexts()).filter((text) => !text.trim()),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe.concurrent('a tool that asks others', () => {
  it.for(asksOthers ?? [])('$slug answers its first example, or says why not', async (entry, { expect }) => {
    const wrong = await tryFirst(entry, async (page) => {
      const refusal = page.getByRole('alert').filter({ hasText: entry.tool.labels.failed });
      await result(page).or(refusal).first().waitFor();
      return [];
    });
    expect(wrong).toEqual([]);
  });
});
