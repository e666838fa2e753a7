import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './pages/axe.ts';
import { hold, notice, result, savedText, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/paraphrasing-tool';

const english = [
  'The council approved the new bridge on Tuesday because the old one can no longer carry heavy lorries.',
  'If the weather is good, the children will play in the large garden.',
  'Although many people wanted a tunnel, it was rejected by the engineers as too expensive.',
  'A number of studies show that regular exercise can reduce the risk of heart disease.',
  'She did not buy the big house in 2019, although she liked it very much.',
].join(' ');
const german = 'Die Firma hat im letzten Jahr eine große Brücke über den Fluss gebaut, und die Stadt war sehr froh.';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const paraphrased = (page: Page) => page.getByRole('textbox', { name: 'Paraphrased text' });
const press = (page: Page) => page.getByRole('button', { name: 'Paraphrase', exact: true }).click();
const sentences = (page: Page) => page.getByRole('region', { name: 'Sentences' }).locator('[data-at]');
const ways = (page: Page) => page.getByRole('group', { name: 'Other wordings of this sentence' });
const figure = (page: Page, term: string) => result(page).locator(`dt:text-is("${term}") + dd`).textContent();

async function paraphrase(page: Page, words: string): Promise<string> {
  await text(page).fill(words);
  await press(page);
  await notice(page, 'status', 'Text paraphrased successfully').waitFor();
  return paraphrased(page).inputValue();
}

/** Opens the first sentence that has two ways or more, and says which it is. */
async function openRich(page: Page): Promise<number> {
  const count = await sentences(page).count();
  for (let index = 0; index < count; index += 1) {
    await sentences(page).nth(index).click();
    if ((await ways(page).getByRole('radio').count()) > 1) return index;
    await sentences(page).nth(index).click();
  }
  throw new Error('No sentence has two ways.');
}

describe('paraphrasing tool', () => {
  it('is busy, then shows the text in other words with marks and figures, and copies it', async () => {
    const page = await visit({ path });
    await page.getByText('neither stored nor logged. The text stays on this server.').waitFor();
    const release = await hold(page, '/api/tools/paraphrasing-tool');
    await text(page).fill(english);
    await press(page);
    expect(await page.getByRole('button', { name: 'Paraphrasing...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar', { name: 'Rewriting' }).waitFor();
    release();
    await notice(page, 'status', 'Text paraphrased successfully').waitFor();
    const answer = await paraphrased(page).inputValue();
    expect(answer).not.toBe(english);
    expect(answer).toContain('2019');
    expect(await paraphrased(page).getAttribute('readonly')).not.toBeNull();
    expect((await page.getByRole('region', { name: 'Sentences' }).innerText()).trim()).toBe(answer);
    expect(await figure(page, 'Words changed')).toMatch(/^[1-9]\d?%$/);
    expect(await figure(page, 'Words')).toMatch(/^before \d+ →, after \d+$/);
    expect(await figure(page, 'Reading grade')).toMatch(/^before \d+\.\d →, after \d+\.\d$/);
    await result(page).getByText('Written by the built-in engine').waitFor();
    const marks = page.getByRole('region', { name: 'Sentences' }).locator('mark');
    expect(await marks.count()).toBeGreaterThan(0);
    expect(await marks.first().evaluate((mark) => getComputedStyle(mark).textDecorationLine)).toBe('underline');
    // WCAG 2.5.8: each line of a sentence is a target, and none is on another one's.
    const lines = (await sentences(page).evaluateAll((all) => all.map((one) => [...one.getClientRects()]))).flat();
    expect(Math.min(...lines.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    const tops = [...new Set(lines.map(({ top }) => Math.round(top)))].sort((one, other) => one - other);
    const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(Math.max(...lines.map(({ height }) => height)));
    await page.getByRole('checkbox', { name: 'Mark changed words' }).uncheck();
    expect(await marks.count()).toBe(0);
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Paraphrased text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer);
  });

  it('offers other ways of a sentence and takes the original back, by pointer and by keys', async () => {
    const page = await visit({ path });
    const answer = await paraphrase(page, english);
    const share = await figure(page, 'Words changed');
    const at = await openRich(page);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await ways(page).getByRole('radio').nth(1).check();
    const other = await paraphrased(page).inputValue();
    expect(other).not.toBe(answer);
    expect(other).toContain((await sentences(page).nth(at).innerText()).trim());

    await ways(page).getByRole('button', { name: 'Restore the original' }).click();
    const source = await sentences(page).nth(at).innerText();
    expect(english).toContain(source);
    expect(await paraphrased(page).inputValue()).toContain(source);
    expect(await figure(page, 'Words changed')).not.toBe(share);
    expect(await ways(page).getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(source);

    await ways(page).getByRole('button', { name: 'Close' }).click();
    expect(await ways(page).count()).toBe(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => sentences(page).nth(1).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await ways(page).count()).toBe(0);
    expect(
      await sentences(page)
        .nth(1)
        .evaluate((sentence) => sentence === document.activeElement),
    ).toBe(true);
  });

  it('gives another version, the same one by a link, and keeps the words it is told to', async () => {
    const page = await visit({ path: `${path}?strength=90&keep=large+garden,risk` });
    const first = await paraphrase(page, english);
    for (const kept of ['large garden', 'risk']) expect(first).toContain(kept);
    await page.getByRole('button', { name: 'Another version' }).click();
    await expect.poll(() => paraphrased(page).inputValue()).not.toBe(first);
    await expect.poll(() => new URL(page.url()).searchParams.get('seed')).toMatch(/^\d+$/);
    const second = await paraphrased(page).inputValue();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect(await savedText(await download)).toBe(second);

    expect(page.url()).not.toContain('council');
    await page.getByRole('button', { name: 'Share link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit({ path: link.slice(new URL(link).origin.length) });
    await expect.poll(() => text(other).inputValue()).toBe(english);
    await press(other);
    await expect.poll(() => paraphrased(other).inputValue()).toBe(second);
    await other.getByText('Options', { exact: true }).click();
    await expect
      .poll(() => other.getByRole('textbox', { name: 'Words to keep' }).inputValue())
      .toBe('large garden,risk');
  });

  it('says what is not English, tells what stayed and why, and refuses nothing at all in words', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 740 } });
    await press(page);
    await notice(page, 'alert', 'Please enter some text to paraphrase').waitFor();
    const answer = await paraphrase(page, `${english}\n\n${german}`);
    expect(answer).toContain(german);
    await result(page)
      .getByText(/^\d of 6 sentences stayed as/)
      .click();
    await result(page).getByText('Because it does not seem to be English:').waitFor();
    await sentences(page).last().click();
    await result(page).getByText('This sentence stayed as it was: it does not seem to be English.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page, { rules: 'of looks' })).toEqual([]);
    await text(page).fill(german);
    await press(page);
    await notice(page, 'alert', 'Failed to paraphrase text').filter({ hasText: 'English' }).waitFor();
    expect(await paraphrased(page).inputValue()).toBe(answer);
  });

  it('shows how far a long text is, lets it be stopped, and shows a long result in parts', async () => {
    const page = await visit({ path });
    await text(page).fill(`${english}\n`.repeat(270));
    await press(page);
    await page.getByText(/^\d+%$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Paraphrase', exact: true }).waitFor();
    expect(await result(page).count()).toBe(0);
    await paraphrase(page, `${english}\n`.repeat(70));
    expect(await sentences(page).count()).toBe(300);
    await page.getByRole('button', { name: 'Later sentences' }).click();
    await result(page).getByText('301 to 351 of 351').waitFor();
  });
});
