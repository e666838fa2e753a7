import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo, notice, result, visitors } from './visit.ts';

const { visit, forget } = visitors();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const search = (page: Page) => palette(page).getByRole('combobox', { name: 'Search tools, pages and actions' });
const offers = (page: Page) => palette(page).getByRole('option');
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const textField = (page: Page, name = 'Text') => page.getByRole('textbox', { name, exact: true });
const hasFocus = (page: Page, name = 'Text') =>
  textField(page, name).evaluate((field) => field === document.activeElement);

/** Drops or drags a file made in the page. */
async function give(page: Page, type: 'drop' | 'dragover', file: { name: string; type: string; content: string }) {
  await page.getByRole('heading', { level: 1 }).evaluate(
    (target, given) => {
      const data = new DataTransfer();
      data.items.add(new File([given.file.content], given.file.name, { type: given.file.type }));
      target.dispatchEvent(new DragEvent(given.type, { bubbles: true, cancelable: true, dataTransfer: data }));
    },
    { type, file },
  );
}

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
  }, text);
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('dialog').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('the palette', () => {
  it.each(['Control+k', 'Meta+k'])(
    'comes with %s, finds tools as the header does, and gives the focus back',
    async (keys) => {
      const page = await visit({ path: '/tools/md5-generator' });
      await textField(page).fill('a text');
      await page.keyboard.press(keys);
      await search(page).waitFor();
      expect(await search(page).evaluate((input) => input === document.activeElement)).toBe(true);
      await search(page).fill('shrink pho');
      await offers(page).filter({ hasText: 'Compress Image' }).waitFor();
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      expect(await hasFocus(page)).toBe(true);
      expect(await textField(page).inputValue()).toBe('a text');
    },
  );

  it('goes to a tool and to a page by arrow keys and Enter', async () => {
    const page = await visit({ path: '/about' });
    await page.keyboard.press('Control+k');
    await search(page).fill('word counter');
    await offers(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await search(page).getAttribute('aria-activedescendant')).toBe(
      await offers(page).first().getAttribute('id'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tools/word-counter');
    await goTo(page, '/tools/word-counter');
    await page.keyboard.press('Control+k');
    await search(page).fill('privacy');
    await offers(page).filter({ hasText: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
  });

  it('offers what was worked on, favourites and what the page can do', async () => {
    const page = await visit({ path: '/tools/json-formatter' });
    await page.getByRole('button', { name: 'Add to favourites' }).click();
    await goTo(page, '/tools/sort-lines');
    await textField(page, 'Lines to sort').fill('pear\napple');
    await page.getByText('in this tab until you close it').waitFor();
    await goTo(page, '/tools/code-minifier');
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('let  a = 1;');
    await page.keyboard.press('Control+k');
    const group = (name: string) => palette(page).getByRole('group', { name }).getByRole('option');
    await group('Favourites').filter({ hasText: 'JSON Formatter' }).waitFor();
    await group('Recent work in this tab').filter({ hasText: 'pear apple' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await group('On this page').first().click();
    await result(page).getByRole('textbox', { name: 'Minified' }).waitFor();
    await page.keyboard.press('Control+k');
    await group('Recent work in this tab').filter({ hasText: 'Sort Lines' }).click();
    await page.waitForURL('**/tools/sort-lines');
    await expect.poll(() => textField(page, 'Lines to sort').inputValue()).toBe('pear\napple');
  });

  it('is told apart from the browser’s own shortcut, and from a list of tools that cannot be fetched', async () => {
    const page = await visit({ path: '/about' });
    await page.keyboard.press('Control+Shift+k');
    expect(await palette(page).count()).toBe(0);
    await page.route('**/catalogue.json', (route) => route.abort(), { times: 1 });
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('button', { name: 'Try again' }).click();
    await search(page).fill('md5');
    await offers(page).first().waitFor();
    forget();
  });
});

describe('?', () => {
  it('lists the shortcuts where nothing is typed, and can be turned off', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await textField(page).pressSequentially('why?');
    expect(await textField(page).inputValue()).toBe('why?');
    expect(await shortcuts(page).count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await shortcuts(page).getByText('Run the tool').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await shortcuts(page).getByRole('checkbox', { name: 'Use the keys / and ?' }).uncheck();
    await shortcuts(page).getByRole('button', { name: 'Close' }).click();
    await shortcuts(page).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await search(page).fill('shortcuts');
    expect(await shortcuts(page).count()).toBe(0);
    await offers(page).filter({ hasText: 'Keyboard shortcuts' }).click();
    await shortcuts(page).waitFor();
  });
});

describe('a run', () => {
  it('begins with Ctrl+Enter and ends with Esc wherever the focus is', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await textField(page).fill('abc');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/tools/md5-generator', async (route) => {
      await promise;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Add to favourites' }).focus();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Generating...' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Generate MD5' }).waitFor();
    resolve();
    forget();
  });
});

describe('a file that is dropped anywhere', () => {
  it('goes to the field that takes it, which is shown before', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    const file = { name: 'note.txt', type: 'text/plain', content: 'three dropped words' };
    await give(page, 'dragover', file);
    await page.getByText('Drop it into “Text”').waitFor();
    expect(await page.locator('.landing-place').count()).toBe(1);
    await give(page, 'drop', file);
    await expect.poll(() => textField(page).inputValue()).toBe('three dropped words');
    expect(await page.getByText('Drop it into').count()).toBe(0);
    await give(page, 'drop', { ...file, content: 'another text' });
    await expect.poll(() => textField(page).inputValue()).toBe('another text');
    await page.getByRole('status').filter({ hasText: 'note.txt' }).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => textField(page).inputValue()).toBe('three dropped words');
  });

  it('is refused in a sentence where nothing takes it, and nothing is lost', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    await textField(page).fill('still here');
    await give(page, 'drop', { name: 'photo.png', type: 'image/png', content: 'png' });
    await notice(page, 'alert', '“photo.png” cannot be used here.')
      .getByText('This tool takes texts and documents.')
      .waitFor();
    expect(await textField(page).inputValue()).toBe('still here');
    await goTo(page, '/tools/dns-records');
    await give(page, 'drop', { name: 'a.txt', type: 'text/plain', content: 'x' });
    await notice(page, 'alert', 'This tool takes no files.').waitFor();
  });
});

describe('a text that is pasted where nothing is written', () => {
  it('goes into the main field, in the place of what was there until that is undone', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    await paste(page, 'pasted\r\nfrom elsewhere');
    await expect.poll(() => textField(page).inputValue()).toBe('pasted\nfrom elsewhere');
    await expect.poll(() => hasFocus(page)).toBe(true);
    await page.evaluate(() => document.body.focus());
    await paste(page, 'second');
    await expect.poll(() => textField(page).inputValue()).toBe('second');
    await notice(page, 'status', 'Pasted into “Text”.').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => textField(page).inputValue()).toBe('pasted\nfrom elsewhere');
  });
});

describe('Clear', () => {
  it('is undone by its notice, and by Ctrl+Z in the empty field', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    await textField(page).fill('to be kept');
    const clear = page.getByRole('button', { name: 'Clear' });
    await clear.click();
    expect(await textField(page).inputValue()).toBe('');
    await notice(page, 'status', 'Cleared').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => textField(page).inputValue()).toBe('to be kept');
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => textField(page).inputValue()).toBe('to be kept');
  });

  it('brings back all fields, but not over what was written since', async () => {
    const page = await visit({ path: '/tools/meta-tag-generator' });
    await textField(page, 'Title').fill('A title');
    await textField(page, 'Author').fill('Ann');
    await page.getByRole('button', { name: 'Clear' }).click();
    await textField(page, 'Title').fill('Another');
    await notice(page, 'status', 'Cleared').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => textField(page, 'Author').inputValue()).toBe('Ann');
    expect(await textField(page, 'Title').inputValue()).toBe('Another');
  });
});

describe('what was entered', () => {
  const kept = 'Your browser keeps what you enter in this tab until you close it.';

  it('is there after a reload and on the way back, and says so', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    expect(await page.getByText(kept).count()).toBe(0);
    await textField(page).fill('four words of mine');
    await page.getByText(kept).waitFor();
    await page.reload();
    await expect.poll(() => textField(page).inputValue()).toBe('four words of mine');
    await result(page).getByText('4', { exact: true }).first().waitFor();
    await goTo(page, '/about');
    await page.goBack();
    await expect.poll(() => textField(page).inputValue()).toBe('four words of mine');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText(kept).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await textField(page).inputValue()).toBe('');
  });

  it('is filled in without a run of what asks the server', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await textField(page).fill('not to be sent again');
    await page.getByText(kept).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await goTo(page, '/tools/md5-generator');
    await expect.poll(() => textField(page).inputValue()).toBe('not to be sent again');
    expect(calls.filter((path) => path.startsWith('/api/tools/md5-generator'))).toEqual([]);
  });

  it('does without secrets', async () => {
    const page = await visit({ path: '/tools/hash-generator' });
    await textField(page, 'Text to hash').fill('abc');
    await textField(page, 'Key for HMAC').fill('a secret of mine');
    await page.getByText(kept).waitFor();
    await page.reload();
    await expect.poll(() => textField(page, 'Text to hash').inputValue()).toBe('abc');
    expect(await textField(page, 'Key for HMAC').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret of mine');
  });

  it('is forgotten by a press, and gives way to what a link brings', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    await textField(page).fill('mine');
    await page.getByText(kept).waitFor();
    await goTo(page, '/about');
    await goTo(page, '/tools/word-counter#text=theirs');
    await expect.poll(() => textField(page).inputValue()).toBe('theirs');
    await page.getByText(kept).waitFor();
    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByText('Your browser does not keep').waitFor();
    await textField(page).fill('not kept');
    await goTo(page, '/about');
    expect(await page.evaluate(() => '/tools/word-counter' in sessionStorage)).toBe(false);
  });
});
