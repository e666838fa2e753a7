import { axeViolations } from './pages/axe.ts';
import { badInPrint, overflow } from './pages/checks.ts';
import { lookAtEach } from './pages/look.ts';
import { takeOn } from './pages/watched-page.ts';

const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

lookAtEach(phone, async ({ page, shifts, isMain, found }) => {
  found('axe', await axeViolations(page, isMain ? { rules: 'all' } : { rules: 'of looks', within: 'main' }));
  found('layout', await shifts());
  found('360 pixels', await overflow(page));
  if (isMain) {
    await takeOn(page, { colorScheme: 'light' });
    found('axe in the light', await axeViolations(page, { rules: 'of looks' }));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  found('320 pixels', await overflow(page));
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  found('text of twice the size', await overflow(page));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  found('print', await badInPrint(page));
});
