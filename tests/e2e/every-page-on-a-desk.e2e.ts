import { axeViolations } from './pages/axe.ts';
import { flatInForcedColours, motion } from './pages/checks.ts';
import { skipToContent, walkByKeyboard } from './pages/keyboard-walk.ts';
import { lookAtEach } from './pages/look.ts';
import { takeOn } from './pages/watched-page.ts';

const desk = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;

lookAtEach(desk, async ({ page, shifts, isMain, found }) => {
  // Axe moves nothing, so that all the while it runs the page has to stand still.
  found('axe', await axeViolations(page, { rules: 'all' }));
  found('layout', await shifts());
  found('keyboard', await walkByKeyboard(page));
  found('skip link', await skipToContent(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  found('motion', await motion(page));
  if (!isMain) return;
  await takeOn(page, { colorScheme: 'dark' });
  found('axe in the dark', await axeViolations(page, { rules: 'of looks' }));
  await takeOn(page, { forcedColors: 'active' });
  found('forced colours', await flatInForcedColours(page));
});
