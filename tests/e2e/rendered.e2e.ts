import { expect, inject, it } from 'vitest';
import { notice, result, visitors } from './visit.ts';

const { visit } = visitors();

interface Answer {
  score: { value: number };
  unrendered: string | null;
  findings: { severity: string; title: string }[];
}

async function check(path: string, rendered = true, slug = 'on-page-seo-checker'): Promise<Answer> {
  const answer = await fetch(`${inject('site')}/api/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${inject('pictures')}/scripted/${path}`, rendered }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { data } = await answer.json();
  return data;
}

const wrong = ({ findings }: Answer) =>
  findings.filter(({ severity }) => severity !== 'passed' && severity !== 'unknown').map(({ title }) => title);

it.each(['plain', 'fetch', 'react'])('sees a page that is filled by %s, and what scripts write of it', async (path) => {
  const answer = await check(path);
  expect(wrong(answer)).toEqual(expect.arrayContaining(['Scripts write the title', 'Scripts write most of the text']));
  expect(wrong(answer)).not.toContain('There is hardly any text');
  const without = await check(path, false);
  expect(without.unrendered).toMatch(/^The HTML that the server sends has 0 words/);
  expect(wrong(without)).not.toContain('Scripts write the title');
});

it('finds what scripts change that search engines go by', async () => {
  expect(wrong(await check('tags'))).toEqual(expect.arrayContaining(['Scripts change the canonical address']));
});

it('finds nothing more in a page whose scripts change nothing', async () => {
  const [off, on] = [await check('still', false), await check('still')];
  expect(wrong(on)).toEqual(wrong(off));
  expect(off.unrendered).toBeNull();
  expect(on.score.value).toBeGreaterThanOrEqual(off.score.value);
});

it('is suggested beside the result, and one press runs it', async () => {
  const page = await visit({ path: '/tools/page-text-extractor' });
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/scripted/react`);
  await page.keyboard.press('Enter');
  await page.getByText('The HTML that the server sends has 0 words').waitFor();
  await page.getByRole('button', { name: 'Check it as a browser sees it' }).click();
  await result(page).getByText('Green tea is brewed').first().waitFor();
  await notice(page, 'status', 'Text extracted successfully').waitFor();
  expect(await page.getByRole('checkbox', { name: 'As a browser sees it' }).isChecked()).toBe(true);
  await expect.poll(() => new URL(page.url()).search).toBe('?rendered=true');
  expect(await page.getByText('The HTML that the server sends has 0 words').count()).toBe(0);
});

it('runs for a page that is loaded into a text', async () => {
  const page = await visit({ path: '/tools/keyword-density' });
  await page.getByRole('button', { name: 'Load from address' }).click();
  await page.getByRole('textbox', { name: 'Page address' }).fill(`${inject('pictures')}/scripted/react`);
  await page.getByRole('checkbox', { name: 'As a browser sees it' }).check();
  await page.getByRole('button', { name: 'Load page' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => text.inputValue()).toContain('Green tea is brewed');
});
