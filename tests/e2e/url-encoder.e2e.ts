import { expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

it('edits the query of an address as a table', async () => {
  const page = await visit({ path: '/tools/url-encoder' });
  await page.getByRole('button', { name: 'Decode an address', exact: true }).click();
  await page.getByText('Edit the query as a table').click();
  await page.getByLabel('Value 1').fill('a & b');
  await page.getByRole('button', { name: 'Remove parameter 2' }).click();
  const changed = 'https://example.com/caf%C3%A9?q=a%20%26%20b';
  expect(await page.getByLabel('URL or text').inputValue()).toBe(changed);
  await result(page).getByText('a & b', { exact: true }).waitFor();
});
