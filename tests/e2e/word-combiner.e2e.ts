import { describe, expect, it } from 'vitest';
import { hold, notice, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/word-combiner';

describe('word combiner', () => {
  it('starts with one field, adds others and takes them away again', async () => {
    const page = await visit({ path });
    const word = (number: number) => page.getByRole('textbox', { name: `Word ${number}`, exact: true });
    expect(await page.getByRole('button', { name: /^Remove word/ }).count()).toBe(0);
    await word(1).fill('one');
    await page.getByRole('button', { name: 'Add Word' }).click();
    await page.keyboard.type('two');
    await page.getByRole('button', { name: 'Add Word' }).press('Enter');
    await page.keyboard.type('three');
    await page.getByRole('button', { name: 'Remove word 2' }).click();
    expect(await word(1).inputValue()).toBe('one');
    expect(await word(2).inputValue()).toBe('three');
    expect(await word(1).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Remove word 1' }).click();
    expect(await page.getByRole('button', { name: /^Remove word/ }).count()).toBe(0);
    expect(await word(1).inputValue()).toBe('three');
  });

  it('is busy while it combines, then shows the text, which can be copied', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Three words' }).click();
    const release = await hold(page, '/api/tools/word-combiner');
    await page.getByRole('button', { name: 'Combine Words' }).click();
    expect(await page.getByRole('button', { name: 'Combining...' }).isDisabled()).toBe(true);
    release();
    await notice(page, 'status', 'Words combined successfully').waitFor();
    expect(await page.getByRole('textbox', { name: 'Combined text' }).inputValue()).toBe('fast free tools');
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Combined text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('fast free tools');
  });

  it('asks for a word at once, without a call', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Word 1' }).fill('  ');
    await page.getByRole('button', { name: 'Combine Words' }).click();
    await notice(page, 'alert', 'Please enter at least one word').waitFor();
  });

  it('combines columns, says how many first, and keeps the options in the address', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Word 1' }).fill('red, blue');
    await page.getByRole('button', { name: 'Add Word' }).click();
    await page.getByRole('textbox', { name: 'Word 2' }).waitFor();
    await page.keyboard.type('car, bike, van');
    await page.getByRole('radio', { name: 'Columns' }).check();
    await page.getByText('6 combinations').waitFor();
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Separator' }).selectOption('Hyphen');
    await page.getByRole('button', { name: 'Combine Words' }).click();
    const combined = page.getByRole('textbox', { name: 'Combined text' });
    await expect.poll(() => combined.inputValue()).toMatch(/^red-car\nred-bike\nred-van\nblue-car/);
    await expect.poll(() => page.url()).toMatch(/\?mode=columns&separator=-$/);

    const again = await visit({ path: `${path}?mode=columns&separator=-` });
    await expect.poll(() => again.getByRole('radio', { name: 'Columns' }).isChecked()).toBe(true);
    expect(await again.getByRole('textbox', { name: 'Word 1' }).inputValue()).toBe('');
  });

  it('says how many there would be when they are too many', async () => {
    const page = await visit({ path: `${path}?mode=permutations#text=a%0Ab%0Ac%0Ad%0Ae%0Af%0Ag%0Ah%0Ai` });
    await page.getByText('362,880 combinations').waitFor();
    await page.getByRole('button', { name: 'Combine Words' }).click();
    await notice(page, 'alert', 'Failed to combine words').filter({ hasText: 'the limit is 100,000' }).waitFor();
  });

  it('makes fields of lines that are pasted', async () => {
    const page = await visit({ path });
    await page.evaluate(() => navigator.clipboard.writeText('one\r\ntwo\n\nthree'));
    await page.getByRole('textbox', { name: 'Word 1' }).press('ControlOrMeta+v');
    await expect.poll(() => page.getByRole('textbox', { name: 'Word 3' }).inputValue()).toBe('three');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Word 2' }).inputValue()).toBe('two');
  });
});
