import type { Page } from 'playwright-core';

/** How many pixels the page is wider than its window, and by what. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = wide.slice(0, 3).map((element) => element.cloneNode(false));
    return [`${scrollWidth - clientWidth} pixels: ${names.map((node) => Reflect.get(node, 'outerHTML')).join(' ')}`];
  });
}

/** Elements that move, or would, although the visitor asked for less motion. */
export function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.01;
        return isAnimated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** What would be useless or unreadable on paper. */
export function badInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!canvas) return 1;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const useless = [...document.querySelectorAll('body > * > header, body > * > footer, button, .skip-link')].filter(
      (element) => isShown(element) && element.getBoundingClientRect().top > -1,
    );
    const pale = [...document.querySelectorAll('main *')].filter((element) => {
      const hasText = [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) => {
        return nodeType === Node.TEXT_NODE && Boolean(data?.trim());
      });
      // The paper is white: backgrounds are not printed. 4.5:1 against it.
      return hasText && isShown(element) && 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5;
    });
    return [
      ...useless.map((element) => `is printed: ${element.outerHTML.slice(0, 100)}`),
      ...pale.map((element) => `is pale: ${element.outerHTML.slice(0, 100)}`),
    ];
  });
}

/** What a forced palette makes look like its surroundings. */
export function flatInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const look = (element: Element) => {
      const { color, backgroundColor, outlineStyle, textDecorationLine } = getComputedStyle(element);
      return [color, backgroundColor, outlineStyle, textDecorationLine].join(' ');
    };
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopWidth !== '0px' && borderTopStyle !== 'none' && borderTopColor !== backgroundColor;
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const edgeless = shown('.button, .button-quiet, .control').filter((element) => !hasEdge(element));
    const selected = shown('[role=tab][aria-selected=true], nav [aria-current=page]').filter((element) => {
      const others = [...(element.closest('[role=tablist], nav')?.querySelectorAll('[role=tab], a') ?? [])];
      return others.some((other) => other !== element && look(other) === look(element));
    });
    return [...edgeless, ...selected].map((element) => element.outerHTML.slice(0, 120));
  });
}
