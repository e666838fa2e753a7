import { expect, it } from 'vitest';
import { visitors } from './visit.ts';

const { visit } = visitors();

it('ends a pattern that runs away, and answers the next one', async () => {
  const page = await visit({ path: '/tools/find-and-replace' });
  const find = page.getByRole('textbox', { name: 'Find', exact: true });
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`${'a'.repeat(40)}!`);
  await page.getByRole('checkbox', { name: 'Regular expression' }).check();
  await find.fill('^(a+)+$');
  await page.getByText('This took longer than 3 seconds and was stopped. Simplify your regular expressions').waitFor();
  await find.fill('a+');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('b');
  await expect.poll(() => page.getByRole('textbox', { name: 'Text with replacements' }).inputValue()).toBe('b!');
});
