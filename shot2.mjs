import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
async function time(slug, file, act) {
  const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
  await p.goto(`http://localhost:3171/tools/${slug}`); await p.waitForTimeout(1500);
  await p.locator('input[type=file]').first().setInputFiles(file); await p.waitForTimeout(2500);
  if (act) await p.getByText(act, { exact: true }).first().click();
  const t = Date.now();
  await p.locator('main form button[type=submit]').first().click();
  await p.getByText(/successfully|Failed/).first().waitFor({ timeout: 120000 });
  console.log(slug, act ?? '', Date.now() - t, 'ms', await p.getByText(/successfully|Failed/).first().innerText());
  return p;
}
const p = await time('exif-viewer', '/tmp/exifcorp/big.jpg', 'Remove the place');
await p.close();
for (const [w, scheme] of [[360, 'light'], [1280, 'dark']]) {
  const p = await b.newPage({ viewport: { width: w, height: 1000 }, colorScheme: scheme });
  await p.goto(`http://localhost:3171/tools/exif-viewer`); await p.waitForTimeout(1500);
  await p.locator('input[type=file]').first().setInputFiles('/tmp/exifcorp/big.jpg'); await p.waitForTimeout(1500);
  await p.locator('main form button[type=submit]').first().click();
  await p.getByText(/successfully|Failed/).first().waitFor({ timeout: 120000 }); await p.waitForTimeout(1500);
  await p.locator('section[aria-label="Place"]').scrollIntoViewIfNeeded();
  await p.screenshot({ path: `/tmp/exifcorp/s-place-${w}.png` });
  await p.getByRole('searchbox', { name: 'Search in names and values' }).fill('lens');
  await p.waitForTimeout(500);
  await p.locator('section[aria-label="Everything in the file"]').scrollIntoViewIfNeeded();
  await p.screenshot({ path: `/tmp/exifcorp/s-entries-${w}.png` });
  await p.close();
}
(await time('webp-to-jpg', '/tmp/exifcorp/big.webp')).close();
(await time('webp-to-png', '/tmp/exifcorp/big.webp')).close();
(await time('convert-to-avif', '/tmp/exifcorp/big.jpg')).close();
await b.close();
