import type { Page } from 'playwright-core';

declare global {
  interface Window {
    walk?: { visited: Element[]; unseen: Set<Element>; wanted: Element[] };
  }
}

/** Tabs that may lead to nothing that is looked for: scrolled boxes, the browser's own stops, fields that came meanwhile. */
const SPARE_TABS = 40;

/** Goes through the page by Tab alone, and says what cannot be reached or does not show that it has the focus. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const stops = await page.evaluate(watchFocus);
  // All keys at once, as nothing is to be seen in between: the browser takes them in their order.
  await Promise.all(Array.from({ length: stops }, () => page.keyboard.press('Tab')));
  let rest = await left(page);
  for (let spare = SPARE_TABS; spare > 0 && rest > 0; ) {
    await page.keyboard.press('Tab');
    const now = await left(page);
    spare = now < rest ? SPARE_TABS : spare - 1;
    rest = now;
  }
  const found = await page.evaluate(() => {
    const { visited = [], unseen = [], wanted = [] } = window.walk ?? {};
    const say = (element: Element) => element.outerHTML.slice(0, 120);
    return {
      first: visited[0]?.textContent ?? '',
      complaints: [
        ...wanted
          .filter((element) => element.isConnected && !visited.includes(element))
          .map((one) => `out of reach: ${say(one)}`),
        ...[...unseen].map((one) => `focus not seen: ${say(one)}`),
      ],
    };
  });
  return [...(found.first === 'Skip to content' ? [] : [`starts with ${found.first}`]), ...found.complaints];
}

/** Follows the first link of the page, past the header. */
export async function skipToContent(page: Page): Promise<string[]> {
  const id = await page.evaluate(async () => {
    const [link] = document.links;
    link?.focus();
    link?.click();
    await new Promise((resolve) => setTimeout(resolve));
    return document.activeElement?.id;
  });
  return id === 'content' ? [] : [`leads to ${id}`];
}

function left(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { visited = [], wanted = [] } = window.walk ?? {};
    return wanted.filter((element) => element.isConnected && !visited.includes(element)).length;
  });
}

/** Runs in the page. @returns how many elements the focus should come to. */
function watchFocus(): number {
  const looks = (element: Element) => {
    const { borderColor, backgroundColor, boxShadow, textDecoration } = getComputedStyle(element);
    return [borderColor, backgroundColor, boxShadow, textDecoration].join();
  };
  const isStop = (element: Element) => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(':disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
    // One stop a group: the choice made, or the first.
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)];
    return !group.some(({ checked }) => checked) && group[0] === element;
  };
  const wanted = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    isStop,
  );
  const before = new Map(wanted.map((element) => [element, looks(element)]));
  const walk = { visited: [] as Element[], unseen: new Set<Element>(), wanted };
  window.walk = walk;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    walk.visited.push(target);
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px';
    if (target.getBoundingClientRect().bottom <= 0) walk.unseen.add(target);
    if (!hasOutline && before.has(target) && looks(target) === before.get(target)) walk.unseen.add(target);
  });
  return wanted.length;
}
