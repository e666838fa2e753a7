import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { notice, result, visitors } from './visit.ts';
import { PATIENCE } from './workers.ts';

const { visit } = visitors();
const path = '/tools/text-case-converter';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const converted = (page: Page) => page.getByRole('textbox', { name: 'Converted text' });
const types = (page: Page) => page.getByRole('radiogroup', { name: 'Conversion type' });
const moreTypes = (page: Page, name: string) => page.getByRole('combobox', { name: 'More types' }).selectOption(name);
const press = (page: Page) => page.getByRole('button', { name: 'Convert Text' }).click();

describe('text case converter', () => {
  it('offers six types, and converts only on press', async () => {
    const page = await visit({ path });
    expect(await types(page).getByRole('radio').count()).toBe(6);
    await text(page).fill('Hello World');
    const expected = [
      ['UPPERCASE', 'HELLO WORLD'],
      ['lowercase', 'hello world'],
      ['Title Case', 'Hello World'],
      ['Sentence case', 'Hello world'],
      ['aLtErNaTe cAsE', 'hElLo wOrLd'],
      ['InVeRsE cAsE', 'hELLO wORLD'],
    ] as const;
    let before: string | undefined;
    for (const [name, value] of expected) {
      await types(page).getByRole('radio', { name, exact: true }).check();
      if (before === undefined) expect(await result(page).count()).toBe(0);
      else expect(await converted(page).inputValue()).toBe(before);
      await press(page);
      await expect.poll(() => converted(page).inputValue()).toBe(value);
      before = value;
    }
    expect(await converted(page).getAttribute('readonly')).not.toBeNull();
  });

  it('copies, and says so', async () => {
    const page = await visit({ path });
    await text(page).fill('straße 👩‍💻');
    await text(page).press('Tab');
    await press(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Text copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('STRASSE 👩‍💻');
  });

  it('refuses nothing and blanks in words, and keeps the last result', async () => {
    const page = await visit({ path });
    await press(page);
    await notice(page, 'alert', 'Please enter some text to convert').waitFor();
    expect(await result(page).count()).toBe(0);
    await text(page).fill('a');
    await press(page);
    await expect.poll(() => converted(page).inputValue()).toBe('A');
    await text(page).fill(' \n');
    await press(page);
    await notice(page, 'alert', 'Please enter some text to convert').waitFor();
    expect(await converted(page).inputValue()).toBe('A');
  });

  it('writes headlines by a manual and names the rule', async () => {
    const page = await visit({ path });
    await text(page).fill('how to sit with a friend between lessons');
    await moreTypes(page, 'Headline: Chicago 18');
    expect(await types(page).getByRole('radio', { checked: true }).count()).toBe(0);
    await press(page);
    await expect.poll(() => converted(page).inputValue()).toBe('How to Sit with a Friend Between Lessons');
    await result(page).getByText('18th edition (2024)').waitFor();
  });

  it('says what a name could not hold', async () => {
    const page = await visit({ path });
    await text(page).fill('Привет & XMLHttpRequest!');
    await moreTypes(page, 'snake_case');
    await press(page);
    await expect.poll(() => converted(page).inputValue()).toBe('привет_xml_http_request');
    await result(page).getByText('Left out, because names cannot contain them: & !').waitFor();
  });

  it('keeps its options in the address, and never the text', async () => {
    const page = await visit({ path: `${path}?type=lowercase&language=tr&keep=iPhone` });
    await expect.poll(() => types(page).getByRole('radio', { name: 'lowercase' }).isChecked()).toBe(true);
    await text(page).fill('ILIK IPHONE');
    await press(page);
    await expect.poll(() => converted(page).inputValue()).toBe('ılık iPhone');
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Acronyms' }).fill('nasa');
    await types(page).getByRole('radio', { name: 'Sentence case' }).check();
    const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(inAddress).toEqual({ type: 'sentencecase', language: 'tr', acronyms: 'nasa', keep: 'iPhone' });
    expect(decodeURIComponent(page.url())).not.toContain('ILIK');
  });

  it('shares the text by a link only when asked', async () => {
    const page = await visit({ path: `${path}?type=pascalcase` });
    await text(page).fill('shared words');
    await press(page);
    await result(page).getByRole('button', { name: 'Share link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit({ path: link.slice(new URL(link).origin.length) });
    await expect.poll(() => text(other).inputValue()).toBe('shared words');
    await press(other);
    await expect.poll(() => converted(other).inputValue()).toBe('SharedWords');
  });

  it('fills in a sample with its type, and works by keyboard', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'A headline, AP style' }).press('Enter');
    await page.getByRole('button', { name: 'Convert Text' }).press('Enter');
    await expect.poll(() => converted(page).inputValue()).toBe('What To Look For in a Good Pair of Shoes');
  });

  it('converts 10 MB without freezing, and shows it in pieces', async () => {
    const page = await visit({ path });
    await text(page).focus();
    await text(page).evaluate((area) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Some words of prose, again and again. '.repeat(275_000));
      area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    });
    await moreTypes(page, 'Headline: AP');
    await press(page);
    await page.getByRole('button', { name: 'Converting...' }).waitFor();
    // The page answers meanwhile.
    await page.getByRole('combobox', { name: 'More types' }).selectOption('camelCase');
    expect(await page.getByRole('button', { name: 'Converting...' }).count()).toBe(1);
    await page.getByText(/^Part 1 of \d+\. All of it is copied/).waitFor({ timeout: 2 * PATIENCE });
    expect(await converted(page).inputValue()).toMatch(/^Some Words of Prose, Again and Again\. Some/);
  });
});
