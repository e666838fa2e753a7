import { describe, expect, it } from 'vitest';
import { alphaPng, photoJpeg } from '../servers/sample-images.ts';
import { axeViolations } from './pages/axe.ts';
import { unzipped } from './unzipped.ts';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

describe('many pictures of one list', () => {
  it('are each converted into what is chosen for it alone, and again only those whose choice has changed', async () => {
    const page = await visit({ path: '/tools/image-converter?format=webp', viewport: { width: 360, height: 740 } });
    const [drawing, photo] = [await alphaPng(), await photoJpeg()];
    await page.locator('input[type="file"]').setInputFiles([
      { name: 'logo.png', mimeType: 'image/png', buffer: drawing },
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: photo },
    ]);
    await page.getByRole('combobox', { name: 'Convert to, logo.png' }).selectOption('PNG');
    await page.getByRole('combobox', { name: 'Convert to, b.jpg' }).selectOption('TIFF');
    const button = page.getByRole('button', { name: 'Convert Image' });
    await button.click();
    await result(page).getByRole('status').filter({ hasText: '3 of 3 done' }).waitFor();
    expect(Object.keys((await unzipped(page)).files)).toEqual(['logo.png', 'a.webp', 'b.tiff']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);

    const link = (name: string) => page.getByRole('link', { name: `Download ${name}`, exact: true });
    const kept = await link('logo.png').getAttribute('href');
    await page.getByRole('combobox', { name: 'Convert to, b.jpg' }).selectOption('Same as below');
    await button.click();
    await expect.poll(() => link('b.jpg').getAttribute('download')).toBe('b-converted.webp');
    expect(await link('logo.png').getAttribute('href')).toBe(kept);
  });
});
