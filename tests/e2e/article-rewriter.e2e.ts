import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './pages/axe.ts';
import { hold, notice, result, savedText, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/article-rewriter';

const article = `# The new bridge

The council approved the [new bridge](https://example.com/bridge) on Tuesday because the **old one** can no longer carry heavy lorries. Although many people wanted a tunnel, it was rejected by the engineers as too expensive.

> The bridge was asked for by the town.

- Cost: 4.2 million euros
- If the weather is good, work will begin in March.

\`\`\`
The old code is here because it was written by us.
\`\`\`

A number of studies show that regular exercise can reduce the risk of heart disease.
`;

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const rewritten = (page: Page) => page.getByRole('textbox', { name: 'Rewritten text' });
const press = (page: Page) => page.getByRole('button', { name: 'Rewrite Article', exact: true }).click();
const sideBySide = (page: Page) => page.getByRole('region', { name: 'Side by side' });
const done = (page: Page) => notice(page, 'status', 'Article rewritten successfully').waitFor();

/** All that a rewriter may not touch. */
function structureOf(markdown: string): string[] {
  return markdown.match(/^#.*|^>.*|^```[\s\S]*?```|\]\(.*?\)|\*\*|^- (?:Cost.*)?/gm) ?? [];
}

describe('article rewriter', () => {
  it('is busy, then shows the article in other words with its structure, and copies and saves it', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/article-rewriter');
    await text(page).fill(article);
    await press(page);
    expect(await page.getByRole('button', { name: 'Rewriting...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar', { name: 'Rewriting' }).waitFor();
    release();
    await done(page);
    const answer = await rewritten(page).inputValue();
    expect(answer).not.toBe(article);
    expect(structureOf(answer)).toEqual(structureOf(article));
    expect(structureOf(article)).toHaveLength(8);
    expect(await rewritten(page).getAttribute('readonly')).not.toBeNull();
    await result(page)
      .getByText(/^Read as Markdown: [1-4] passages? rewritten, \d kept\./)
      .waitFor();
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Rewritten text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('rewritten-article.md');
    expect(await savedText(download)).toBe(answer);
    await page.getByRole('button', { name: 'Another version' }).click();
    await expect.poll(() => rewritten(page).inputValue()).not.toBe(answer);
    expect(page.url()).not.toContain('bridge');
  });

  it('shows source and result side by side, marked or not, on a small screen one above the other', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 740 } });
    await text(page).fill(article);
    await press(page);
    await done(page);
    await sideBySide(page).getByText('Before', { exact: true }).first().waitFor();
    expect(await sideBySide(page).locator('li del').count()).toBeGreaterThan(0);
    expect(await sideBySide(page).locator('li mark').count()).toBeGreaterThan(0);
    const [before, after] = await Promise.all(
      ['Before', 'After'].map((name) => sideBySide(page).getByText(name, { exact: true }).first().boundingBox()),
    );
    expect(after?.x).toBe(before?.x);
    expect(after?.y).toBeGreaterThan(before?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // A notice or the head of the page over a control makes its target smaller.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await sideBySide(page).getByRole('checkbox', { name: 'Mark changed words' }).uncheck();
    expect(await sideBySide(page).locator('li mark, li del').count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [left, right] = await Promise.all(
      ['Before', 'After'].map((name) => sideBySide(page).getByText(name, { exact: true }).first().boundingBox()),
    );
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  });

  it('hands the result over to the word counter', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'A short article' }).click();
    await press(page);
    await done(page);
    const answer = await rewritten(page).inputValue();
    await page.getByRole('navigation', { name: 'Continue with' }).getByRole('link', { name: 'Word Counter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word Counter' }).waitFor();
    await expect.poll(() => text(page).inputValue()).toBe(answer);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  });

  it('says what is wrong, and leaves the last result', async () => {
    const page = await visit({ path });
    await press(page);
    await notice(page, 'alert', 'Please enter some text to rewrite').waitFor();
    await text(page).fill('The council approved the bridge because it was needed by the town.');
    await press(page);
    await done(page);
    const answer = await rewritten(page).inputValue();
    await text(page).fill('# Only a heading');
    await press(page);
    await notice(page, 'alert', 'Failed to rewrite article').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('no running text');
    expect(await rewritten(page).inputValue()).toBe(answer);
  });

  it('keeps its options in the address, and can be cancelled', async () => {
    const page = await visit({ path: `${path}?mode=simple&strength=80&keep=heavy+lorries&format=text` });
    await expect.poll(() => page.getByRole('radio', { name: 'Simple' }).isChecked()).toBe(true);
    await page.getByText('Options', { exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Words to keep' }).inputValue()).toBe('heavy lorries');
    const format = page.getByRole('combobox', { name: 'Format' });
    expect(await format.locator('option:checked').innerText()).toBe('Plain text');
    await text(page).fill(
      'The old bridge can no longer carry heavy lorries because it was built in 1890. '.repeat(3_000),
    );
    await press(page);
    await page.getByRole('progressbar', { name: 'Rewriting' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Rewrite Article' }).waitFor();
    expect(await rewritten(page).count()).toBe(0);
    // A long text is edited in parts: another text takes its place when it is gone.
    await page.getByRole('button', { name: 'Clear' }).click();
    await text(page).fill('The old bridge can no longer carry heavy lorries because it was built in 1890.');
    await press(page);
    await done(page);
    expect((await rewritten(page).inputValue()).match(/heavy lorries/g)).toHaveLength(1);
  });
});
