import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

it('hashes as one types, and a file of any size beside it', async () => {
  const page = await visit({ path: '/tools/hash-generator' });
  await page.getByRole('button', { name: 'Compare with a hash', exact: true }).click();
  await result(page).getByText('It matches: SHA-256.').waitFor();
  const buffer = Buffer.alloc(9_000_000, 'clearkit ');
  const file = { name: 'large.bin', mimeType: 'application/octet-stream', buffer };
  // The first chooser opens a text file in the text's place.
  await page.locator('#tool input[type=file]').nth(1).setInputFiles(file);
  const hashes = page.getByRole('region', { name: 'Hashes of the file' });
  await hashes.waitFor();
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  expect(await hashes.getByLabel('SHA-256').inputValue()).toBe(sha256);
  await hashes.getByLabel('Compare the file with').fill(`${sha256}  large.bin`);
  await hashes.getByText('It matches: SHA-256.').waitFor();
});
