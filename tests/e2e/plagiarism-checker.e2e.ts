import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#lib/pdf/read-pdf';
import { samplePdf } from '../servers/sample-pdf.ts';
import { essay } from './copy-routes.ts';
import { axeViolations } from './pages/axe.ts';
import { flatInForcedColours, overflow } from './pages/checks.ts';
import { takeOn } from './pages/watched-page.ts';
import { hold, notice, result, savedText, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/plagiarism-checker';

const own = 'In the shed behind our school stood a lathe that nobody was allowed to touch.';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Check for Plagiarism' });
const sources = (page: Page) => page.getByRole('list', { name: 'Matched sources' }).locator('> li');
const marked = (page: Page) => page.getByRole('region', { name: 'Text with its matches' });
const places = (page: Page) => page.getByRole('group', { name: 'Where to look' });
const score = async (page: Page) =>
  Number.parseInt(
    (await result(page)
      .getByText(/^\d+% original$/)
      .textContent()) ?? '',
    10,
  );

async function check(page: Page, words: string): Promise<void> {
  await places(page).getByRole('checkbox').first().waitFor();
  await text(page).fill(words);
  await button(page).click();
  await notice(page, 'status', 'Plagiarism check completed successfully').waitFor();
}

describe('plagiarism checker', () => {
  it('says what leaves for whom, and finds what is copied, edited and reworded, each beside its source', async () => {
    const page = await visit({ path });
    await places(page)
      .getByText(/12 words at a time go to 127\.0\.0\.1:\d+, and from there/)
      .waitFor();
    await page
      .getByText(/It fetches the pages that it finds and those that you name\. 12 words at a time go to /)
      .waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    await text(page).fill('x'.repeat(19));
    expect(await button(page).isDisabled()).toBe(true);
    await text(page).fill(' '.repeat(20));
    await button(page).click();
    await notice(page, 'alert', 'Please enter some text to check for plagiarism').waitFor();

    await text(page).fill(essay);
    const release = await hold(page, '/api/tools/plagiarism-checker');
    await button(page).click();
    expect(await page.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar', { name: 'Checking' }).waitFor();
    release();
    await notice(page, 'status', 'Plagiarism check completed successfully').waitFor();
    const found = await score(page);
    expect(found).toBeGreaterThan(25);
    expect(found).toBeLessThanOrEqual(60);
    await result(page).getByText('Significant Plagiarism Detected').waitFor();
    expect(await sources(page).count()).toBe(3);
    for (const title of ['Dance of the bees', 'How the harbour wall was built', 'Windows of two centuries']) {
      const card = sources(page).filter({ hasText: title });
      expect(await card.getByRole('link', { name: title }).getAttribute('href')).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\//,
      );
      await card.getByText(/^\d+% match$/).waitFor();
    }

    // A passage leads to its source, and the source back to it.
    expect(await marked(page).innerText()).toContain('I tried to catch these moons with a spoon.');
    await marked(page)
      .getByRole('button', { name: /Honey bees tell/ })
      .click();
    const bees = sources(page).filter({ hasText: 'Dance of the bees' });
    const pair = bees.getByRole('article', { name: 'Passage 1' });
    await expect.poll(() => pair.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await pair.innerText()).toMatch(/^\d\d words copied/);
    expect(await pair.locator('mark').allInnerTexts()).toEqual([
      expect.stringMatching(/^Honey bees tell .+ where she began/),
      expect.stringMatching(/^Honey bees tell .+ where she began/),
    ]);
    const harbour = sources(page).filter({ hasText: 'harbour wall' });
    await harbour.getByRole('button', { name: 'Side by side' }).click();
    // What the other side has not is without a ground.
    expect(await harbour.locator('.match-other').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('Each'), expect.stringContaining('Every')]),
    );
    await harbour.getByRole('button', { name: 'Show in the text' }).click();
    const shown = marked(page).getByRole('button', { name: /The old harbour/ });
    await expect.poll(() => shown.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => pair.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await takeOn(page, { colorScheme: 'dark' });
    expect(await axeViolations(page, { rules: 'of looks', within: 'main' })).toEqual([]);
    await takeOn(page, { forcedColors: 'active' });
    expect(await flatInForcedColours(page)).toEqual([]);
    const plain = await marked(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await shown.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(plain);
  });

  it('leaves a source out, goes along as data, as a summary and on paper, and is gone with Clear until that is undone', async () => {
    const page = await visit({ path });
    await check(page, essay);
    const all = await score(page);
    const bees = sources(page).filter({ hasText: 'Dance of the bees' });
    await bees.getByRole('button', { name: 'Leave out' }).click();
    await result(page)
      .getByText(`Counted anew on this page without the source that you left out; with all it is ${all}%.`)
      .waitFor();
    const without = await score(page);
    expect(without).toBeGreaterThanOrEqual(all + 15);
    expect(await marked(page).getByRole('button').count()).toBe(2);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON' }).click();
    const data: unknown = JSON.parse(await savedText(await download));
    expect(data).toMatchObject({
      text: essay,
      originalityScore: all,
      without: { originalityScore: without, sources: [expect.stringContaining('/wiki/Dance_of_the_bees')] },
    });
    await page.getByRole('button', { name: 'Copy summary' }).click();
    await notice(page, 'status', 'Summary copied to clipboard').waitFor();
    const summary = await page.evaluate(() => navigator.clipboard.readText());
    expect(summary).toMatch(new RegExp(`^${without}% original: .+\\n`));
    expect(summary).toContain('Not counted: Dance of the bees');

    await bees.getByRole('button', { name: 'Leave out' }).click();
    expect(await score(page)).toBe(all);
    const paper = await readPdf(new Uint8Array(await page.pdf()));
    if (typeof paper === 'string') throw new Error(paper);
    const printed = paper.text.replace(/\s+/g, ' ');
    // Although none of them was opened on the page.
    for (const words of [
      'Plagiarism report',
      `${all}% original`,
      'Every block was floated across on a raft',
      'collectors pay high prices for them',
      'Found and given',
      'I tried to catch these moons with a spoon.',
      `Checked `,
    ]) {
      expect(printed).toContain(words);
    }
    for (const words of ['Where to look', 'Leave out', 'About Plagiarism Checker', 'Related Tools']) {
      expect(printed).not.toContain(words);
    }
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await text(page).inputValue()).toBe('');
    expect(await result(page).count()).toBe(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => text(page).inputValue()).toBe(essay);
    expect(await score(page)).toBe(all);
  });

  it('tells what could not be asked, and gives no score where nothing could', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 740 } });
    const tortoises = `${own} The tortoise of the harbour master carried a small brass lamp.`;
    await check(page, tortoises);
    await result(page).getByText('100% original').waitFor();
    await result(page).getByText('Mostly Original Content').waitFor();
    await result(page).getByText('No passage of this text stands in what was compared with it.').waitFor();
    await result(page)
      .getByText(/^SearXNG .*gives no JSON/)
      .first()
      .waitFor();
    expect(await overflow(page)).toEqual([]);

    await places(page).getByRole('checkbox').first().uncheck();
    await expect.poll(() => new URL(page.url()).searchParams.get('sources')).toBe('SearXNG');
    await check(page, 'The tortoise of the harbour master carried a small brass lamp.');
    await result(page).getByText('No score', { exact: true }).waitFor();
    expect(
      await result(page)
        .getByText(/% original/)
        .count(),
    ).toBe(0);
    expect(
      await result(page)
        .getByText(/Nothing was compared, so there is no score\./)
        .count(),
    ).toBe(1);
    await places(page)
      .getByRole('checkbox', { name: /SearXNG/ })
      .uncheck();
    await places(page).getByText('Nothing leaves for anyone').waitFor();
    await button(page).click();
    await notice(page, 'alert', 'Failed to check for plagiarism')
      .filter({ hasText: 'Please choose a source to search' })
      .waitFor();
    // A failure leaves the result before it.
    await result(page).getByText('No score', { exact: true }).waitFor();
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
  });

  it('keeps what was found when it is stopped, and takes what the visitor pastes', async () => {
    const page = await visit({ path });
    await places(page).getByRole('checkbox').first().waitFor();
    await text(page).fill(
      `${essay}\n\nNine clockmakers of the valley shared one single furnace and quarrelled over its ashes.`,
    );
    await button(page).click();
    const sofar = page.getByRole('region', { name: 'Found so far' });
    await expect.poll(() => sofar.getByRole('link').count()).toBe(3);
    const order = await sofar.getByRole('link').allInnerTexts();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sofar.getByText('Stopped before the end: there is no score.').waitFor();
    expect(await sofar.getByRole('link').allInnerTexts()).toEqual(order);
    expect(await result(page).innerText()).not.toContain('% original');
    await page.evaluate((words) => navigator.clipboard.writeText(words), own);
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect.poll(() => text(page).inputValue()).toBe(own);
    expect(await sofar.count()).toBe(0);
  });

  it('compares with texts and files of the visitor on a phone, shows disguises, and draws long texts in turns', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Copied, edited and reworded' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sources')).toBe('none');
    await page.getByText('Compare with texts, files and pages').click();
    const files = page.locator('details input[type=file]');
    await files.setInputFiles([
      {
        name: 'lathe.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(samplePdf({ pages: [[own]], title: 'About a lathe' })),
      },
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') },
    ]);
    await notice(page, 'alert', '“broken.pdf” cannot be read: it may be damaged.').waitFor();
    const given = page.getByRole('group', { name: 'Texts to compare with' });
    await expect
      .poll(() =>
        given
          .getByRole('textbox', { name: /^Title/ })
          .nth(1)
          .inputValue(),
      )
      .toBe('About a lathe');
    // A Cyrillic letter in the place of a Latin one.
    const disguised = own.replace('school', 'sch\u043eol');
    const filler = Array.from({ length: 1_000 }, (_, line) => `Line ${line} says the number ${line * 7} and no more.`);
    await page
      .locator('form input[type=file]')
      .first()
      .setInputFiles({
        name: 'essay.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from([...filler, disguised].join('\n')),
      });
    await expect.poll(() => text(page).inputValue()).toContain(disguised);
    await button(page).click();
    await notice(page, 'status', 'Plagiarism check completed successfully').waitFor();
    await result(page).getByText('One word is disguised.').waitFor();
    await result(page).getByText('U+043E').waitFor();
    expect(await sources(page).count()).toBe(1);
    expect(await sources(page).getByRole('link').count()).toBe(0);
    await sources(page).getByRole('button', { name: 'Show in the text' }).click();
    const last = marked(page).getByRole('button', { name: /In the shed/ });
    await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true);
    await last.press('Enter');
    await expect.poll(() => sources(page).getByRole('article').count()).toBe(1);
    expect(await marked(page).locator('.match-block').count()).toBeGreaterThan(20);
    expect(await overflow(page)).toEqual([]);
    // What lies below the page's head in this moment counts as small.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeViolations(page, { rules: 'of looks' })).toEqual([]);
  });

  it('gets the text of another tool', async () => {
    const page = await visit({ path: '/tools/article-rewriter' });
    await text(page).fill('The council approved the new bridge because the old one can no longer carry heavy lorries.');
    await page.getByRole('button', { name: 'Rewrite Article' }).click();
    const rewritten = await page.getByRole('textbox', { name: 'Rewritten text' }).inputValue();
    await page
      .getByRole('navigation', { name: 'Continue with' })
      .getByRole('link', { name: 'Plagiarism Checker' })
      .click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => text(page).inputValue()).toBe(rewritten);
    expect(await button(page).isDisabled()).toBe(false);
  });
});
