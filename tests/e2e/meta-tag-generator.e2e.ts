import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { notice, result, visitors } from './visit.ts';

const { visit, forget } = visitors();
const path = '/tools/meta-tag-generator';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tags = (page: Page) => result(page).locator('pre');

/** The elements that Chromium's own parser finds in the head, each as its name and its value. */
function parsed(page: Page, html: string) {
  return page.evaluate((source) => {
    const { head, body } = new DOMParser().parseFromString(source, 'text/html');
    const found = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].map((element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName;
      const value = element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
      return [name, value] as const;
    });
    return { found, isAllInHead: body.childNodes.length === 0 };
  }, html);
}

const awkward = [
  'quotes " and \' and `',
  'a & b &amp; c &amp d &notit; &copy',
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '" onmouseover="alert(1)',
  '<!-- x --> <![CDATA[x]]>',
  ' leading, trailing ',
  'CR\rLF\nCRLF\r\ntab\t\n',
  'form feed \f bell \u0007 C1 \u0091',
  'no-break\u00a0space \ufeff \u2028 \u202e',
  'half \ud83d pair \udc00',
  'مرحبا بالعالم',
  'שלום עולם',
  'こんにちは世界 नमस्ते สวัสดี',
  '👩‍💻 👍🏽 🇩🇪',
  'https://example.com/a path?x=1&y=2&copy=3',
];

describe('meta tag generator', () => {
  it('has the fields with their limits, and says from the start that the page is a website', async () => {
    const page = await visit({ path });
    for (const name of ['Keywords', 'Author', 'Open Graph title', 'Open Graph description', 'Open Graph image URL']) {
      expect(await field(page, name).inputValue()).toBe('');
    }
    expect(await field(page, 'Title').getAttribute('maxlength')).toBe('60');
    expect(await field(page, 'Description').getAttribute('maxlength')).toBe('160');
    const card = page.getByRole('combobox', { name: 'Twitter card type' });
    expect(await card.inputValue()).toBe('summary_large_image');
    expect(await card.locator('option').allInnerTexts()).toEqual(['summary', 'summary_large_image', 'app', 'player']);
    expect(await tags(page).innerText()).toContain('<meta property="og:type" content="website">');
  });

  it('writes the tags on every change, with fallbacks and the @', async () => {
    const page = await visit({ path });
    await field(page, 'Title').fill('Bread & butter');
    await expect.poll(() => tags(page).innerText()).toContain('<title>Bread &amp; butter</title>');
    expect(await tags(page).innerText()).toContain('<meta property="og:title" content="Bread &amp; butter">');
    await field(page, 'Open Graph title').fill('Shared');
    await field(page, 'Twitter username').fill('@@bread');
    await field(page, 'Canonical URL').fill('https://example.com/bread');
    await page.getByRole('combobox', { name: 'Twitter card type' }).selectOption('summary');
    await expect.poll(() => tags(page).innerText()).toContain('<meta name="twitter:card" content="summary">');
    const text = await tags(page).innerText();
    expect(text).toContain('<meta property="og:title" content="Shared">');
    expect(text).toContain('<meta name="twitter:site" content="@bread">');
    expect(text).toContain('<link rel="canonical" href="https://example.com/bread">');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => tags(page).innerText()).not.toContain('title');
  });

  it('takes no more than 60 and 160 characters', async () => {
    const page = await visit({ path });
    await field(page, 'Title').focus();
    await page.keyboard.insertText('t'.repeat(70));
    await field(page, 'Description').focus();
    await page.keyboard.insertText('d'.repeat(170));
    expect(await field(page, 'Title').inputValue()).toHaveLength(60);
    expect(await field(page, 'Description').inputValue()).toHaveLength(160);
    await page.getByText('60 characters, 50 to 60 recommended').waitFor();
  });

  it('copies what is shown', async () => {
    const page = await visit({ path });
    await field(page, 'Title').fill('Über “uns” <b>');
    await expect.poll(() => tags(page).innerText()).toContain('<title>');
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Meta tags copied to clipboard!').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await tags(page).textContent());
    expect(copied).toContain('<title>Über “uns” &lt;b&gt;</title>');
  });

  it('writes what Chromium reads back exactly, and lets no foreign element in', async () => {
    const page = await visit({ path });
    for (const value of awkward) {
      const input = {
        ...{ title: value, description: value, keywords: value, author: value, ogTitle: value, ogDescription: value },
        ...{ ogImage: value, twitterUsername: value, canonicalUrl: value },
      };
      const response = await page.request.post('/api/tools/meta-tag-generator', { data: input });
      const { data } = await response.json();
      const { found, isAllInHead } = await parsed(page, data.html);
      expect(isAllInHead).toBe(true);
      expect(found).toEqual([
        ...[
          ['title', value],
          ['description', value],
          ['keywords', value],
          ['author', value],
          ['link', value],
        ],
        ...[
          ['og:type', 'website'],
          ['og:title', value],
          ['og:description', value],
          ['og:url', value],
        ],
        ...[
          ['og:image', value],
          ['twitter:card', 'summary_large_image'],
          ['twitter:site', `@${value}`],
        ],
        ...[
          ['twitter:title', value],
          ['twitter:description', value],
          ['twitter:image', value],
        ],
      ]);
    }
  });

  it('writes the same on the page as over the API', async () => {
    const page = await visit({ path });
    await field(page, 'Title').fill('</title><script>alert(1)</script> & “more”');
    await field(page, 'Description').fill('two\nlines "quoted"');
    await field(page, 'Keywords').fill(' a, b ');
    await expect.poll(() => tags(page).textContent()).toContain('keywords');
    const { found } = await parsed(page, (await tags(page).textContent()) ?? '');
    expect(found.slice(0, 3)).toEqual([
      ['title', '</title><script>alert(1)</script> & “more”'],
      ['description', 'two\nlines "quoted"'],
      ['keywords', ' a, b '],
    ]);
    expect(await page.locator('main script').count()).toBe(0);
  });

  it('keeps format and preview in the address, and nothing that was entered', async () => {
    const page = await visit({ path: `${path}?format=nextjs` });
    await field(page, 'Title').fill('Kept “here”');
    await expect
      .poll(() => tags(page).innerText())
      .toContain('export const metadata: Metadata = {\n  title: "Kept “here”",');
    await page.getByRole('radio', { name: 'React Helmet' }).check();
    await expect.poll(() => tags(page).innerText()).toContain('<title>Kept “here”</title>');
    await page.getByRole('radio', { name: 'Phone' }).check();
    await expect.poll(() => new URL(page.url()).search).toBe('?format=helmet&preview=phone');
    await page.getByRole('radio', { name: 'JSON' }).check();
    expect(JSON.parse(await tags(page).innerText())).toMatchObject({ title: 'Kept “here”' });
  });

  it('shares the fields in the fragment of a link', async () => {
    const page = await visit({ path });
    await field(page, 'Title').fill('مرحبا 👋');
    await field(page, 'Author').fill('A & B');
    await page.getByRole('button', { name: 'Share link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.search).toBe('');
    const other = await visit({ path: link.pathname + link.hash });
    await expect.poll(() => field(other, 'Title').inputValue()).toBe('مرحبا 👋');
    expect(await field(other, 'Author').inputValue()).toBe('A & B');
  });

  it('shows how a result is cut and what could be better, without fetching the image', async () => {
    const page = await visit({ path });
    await field(page, 'Title').fill('WONDERFUL MOMENTS AMONG MAMMOTHS WITH WARM WOOLLY WOMEN');
    await field(page, 'Open Graph image URL').fill('http://example.com/a.jpg');
    const preview = page.getByRole('region', { name: 'Search result' });
    await preview.getByText('WONDERFUL MOMENTS AMONG MAMMOTHS WITH ...').waitFor();
    await preview.getByText(/^Title: \d+ of about 580 pixels, cut$/).waitFor();
    const advice = page.getByRole('region', { name: 'What could be better' });
    await advice.getByText('The image begins with http://. Use https:// if the site has it.').waitFor();
    const shared = page.getByRole('region', { name: 'Shared links' });
    for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Slack', 'Discord']) {
      await shared.getByRole('heading', { name: network, exact: true }).waitFor();
    }
    await shared.getByText('http://example.com/a.jpg').first().waitFor();
    expect(await shared.locator('img').count()).toBe(0);
  });

  it('loads the tags of a live page, and says what is wrong with them', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Load from address' }).click();
    await field(page, 'Page address').fill(`${inject('pictures')}/tagged.html`);
    await page.getByRole('button', { name: 'Load page' }).click();
    await notice(page, 'status', 'Page loaded').waitFor();
    const title = 'Fish & chips, pies and puddings from the oldest kitchen in the harbour';
    expect(await field(page, 'Title').inputValue()).toBe(title);
    expect(await field(page, 'Description').inputValue()).toBe('Fried "to order".');
    expect(await field(page, 'Open Graph image URL').inputValue()).toBe('/chips.jpg');
    expect(await page.getByRole('combobox', { name: 'Twitter card type' }).inputValue()).toBe('summary');
    await page.getByText('70 characters, 10 too many').waitFor();
    await page.getByRole('region', { name: 'What is wrong at' }).getByRole('listitem').first().waitFor();
    await expect.poll(() => tags(page).innerText()).toContain('<title>Fish &amp; chips');
  });

  it('says why a page could not be loaded, and keeps the fields', async () => {
    const page = await visit({ path });
    await field(page, 'Title').fill('Kept');
    await page.getByRole('button', { name: 'Load from address' }).click();
    await page.getByRole('button', { name: 'Load page' }).click();
    await notice(page, 'alert', 'Please enter an address').waitFor();
    await field(page, 'Page address').fill('http://10.0.0.1/');
    await field(page, 'Page address').press('Enter');
    await notice(page, 'alert', 'Failed to load the page').waitFor();
    forget();
    expect(await field(page, 'Title').inputValue()).toBe('Kept');
  });

  it('moves nothing when a pointer passes over it, nor the fields at the first letter', async () => {
    const page = await visit({ path });
    const placeOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        // In the page, however far it and the pane are scrolled.
        const scrolled = window.scrollY + (element.closest('.pane')?.scrollTop ?? 0);
        return element.getBoundingClientRect().top + scrolled;
      });
    const [code, next] = [await placeOf('main pre'), await placeOf('main select')];
    await page.getByText('The search result appears here.').hover();
    await page.waitForLoadState('networkidle');
    expect(await placeOf('main pre')).toBe(code);
    await field(page, 'Title').press('a');
    await page.getByRole('region', { name: 'Search result' }).waitFor();
    expect(await placeOf('main select')).toBe(next);
  });

  it('reads from the right where a value is written so', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Arabic' }).click();
    const shown = page.getByRole('region', { name: 'Search result' }).getByText('وصفات الخبز').first();
    await shown.waitFor();
    // What is drawn anew while it is asked has no direction.
    const directionOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).direction);
    await expect.poll(() => directionOf(shown)).toBe('rtl');
    await expect.poll(() => directionOf(tags(page))).toBe('ltr');
  });
});
