import type { Page } from 'playwright-core';

/** Milliseconds from a paste into the field that has the focus to a figure of more than three digits on the screen. */
export async function pasted(page: Page, text: string): Promise<number> {
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'paste',
          () => {
            const begun = performance.now();
            const seen = new MutationObserver(() => {
              const figures = [...document.querySelectorAll('#tool dl')];
              if (!figures.some(({ textContent }) => /\d,\d{3}/.test(textContent ?? ''))) return;
              seen.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - begun));
            });
            seen.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { once: true, capture: true },
        );
      }),
  );
  await page.keyboard.press('Control+V');
  return answered;
}
