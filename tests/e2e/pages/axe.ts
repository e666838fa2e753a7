import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeOptions {
  runOnly: readonly string[];
  resultTypes: readonly string[];
  /** Style sheets are in the page: there is nothing to fetch. */
  preload: boolean;
  /** Previews in a sandbox hold what a visitor wrote. */
  iframes: boolean;
}

declare global {
  interface Window {
    axe?: {
      run(context: string, options: AxeOptions): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  }
}

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another theme or another width can break in the same document. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

interface AxeScope {
  /** Every rule, or those that depend on theme and width. */
  rules: 'all' | 'of looks';
  /** Only the part that the page does not share with all others, or the one that is asked about. */
  within?: 'main' | '#tool';
}

/** What axe finds, a sentence a rule. */
export async function axeViolations(page: Page, { rules, within }: AxeScope): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ runOnly, context }) => {
      const found = await window.axe?.run(context, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      return found?.violations;
    },
    { runOnly: rules === 'all' ? ALL : OF_LOOKS, context: within ?? 'html' },
  );
  if (!violations) return ['axe did not run'];
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
