import type { Page } from 'puppeteer-core';
import { openPage, type Visiting } from '../open-page.ts';
import type { LayoutFacts, LayoutPlace, Screen } from '../port.ts';
import { axeSource } from './axe-source.ts';
import { capture } from './capture.ts';
import { openWorld } from './in-own-world.ts';

/** Screens that the picture shows, from the top. */
const SCREENS = 3;

type Answer = Omit<LayoutFacts, 'picture'> & { picture: { width: number; height: number } };

export async function layout(
  { url, screen }: { url: string; screen: Screen },
  visiting: Visiting,
  report: (share: number) => void,
): Promise<{ answer: Answer; contents: Uint8Array[] }> {
  const { page, session, response } = await openPage(url, screen, visiting);
  report(0.5);
  const world = await openWorld(session);
  await world.add(await axeSource());
  const facts = await world.call(measureLayout, screen.width);
  report(0.8);
  const depth = SCREENS * screen.height;
  const pageHeight = await world.call(markPlaces, facts, depth / facts.zoom);
  const picture = await pictureOf(page, {
    screen,
    zoom: facts.zoom,
    height: Math.min(depth, Math.ceil(pageHeight * facts.zoom)),
  });
  const { content, ...size } = picture;
  return { answer: { url: page.url(), status: response.status(), ...facts, picture: size }, contents: [content] };
}

async function pictureOf(
  page: Page,
  { screen, zoom, height }: { screen: Screen; zoom: number; height: number },
): Promise<{ width: number; height: number; content: Uint8Array }> {
  const clip = { x: 0, y: 0, width: screen.width / zoom, height: height / zoom, scale: zoom };
  const content = await capture(page, { clip, format: 'webp', quality: 75, isBeyond: true });
  return {
    width: Math.round(screen.width * screen.scale),
    height: Math.round(height * screen.scale),
    content,
  };
}

type Measured = Pick<LayoutFacts, 'zoom' | 'width' | 'characters' | 'small' | 'targets' | 'wide'>;

interface TargetCheck {
  data: { width?: number; height?: number; minSize?: number } | null;
}

interface Axe {
  run(
    context: unknown,
    options: object,
  ): Promise<{
    violations: { nodes: { element?: Element; any: TargetCheck[]; all: TargetCheck[]; none: TargetCheck[] }[] }[];
  }>;
}

/** Runs in the page, beside axe-core. */
async function measureLayout(screenWidth: number): Promise<Measured> {
  const mostTexts = 50_000;
  const mostPlaces = 40;
  const root = document.documentElement;
  // A page without a viewport for phones is laid out as on a desk, and shown smaller.
  const zoom = Math.min(1, screenWidth / Math.max(1, root.clientWidth));
  const selectorOf = (element: Element) => {
    const steps: string[] = [];
    for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
      if (at.id !== '') {
        steps.unshift(`#${CSS.escape(at.id)}`);
        break;
      }
      const siblings = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === at?.localName);
      steps.unshift(siblings.length > 1 ? `${at.localName}:nth-of-type(${siblings.indexOf(at) + 1})` : at.localName);
    }
    return steps.join(' > ').slice(0, 300);
  };
  const placeOf = (element: Element, more: { size?: number; text?: string } = {}): LayoutPlace => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const code = element.outerHTML;
    return {
      ...{ selector: selectorOf(element), code: code.slice(0, Math.min(200, code.indexOf('>') + 1)) },
      ...{ x: left + scrollX, y: top + scrollY, width, height, ...more },
    };
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  // What is pushed aside by a pixel is there for nobody to see.
  const isTiny = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  let [all, few, texts] = [0, 0, 0];
  const smallest = new Map<Element, { size: number; text: string; characters: number }>();
  const walker = document.createTreeWalker(document.body ?? root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && texts < mostTexts; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || !parent || /^(?:script|style|noscript|template|option|textarea)$/.test(parent.localName))
      continue;
    texts += 1;
    if (!isShown(parent) || isTiny(parent.getBoundingClientRect())) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * zoom;
    all += text.length;
    if (size >= 12) continue;
    few += text.length;
    const before = smallest.get(parent);
    smallest.set(parent, {
      size,
      text: before?.text ?? text.replaceAll(/\s+/g, ' ').slice(0, 60),
      characters: (before?.characters ?? 0) + text.length,
    });
  }
  const small = [...smallest]
    .toSorted(([, a], [, b]) => b.characters - a.characters)
    .slice(0, mostPlaces)
    .map(([element, { size, text }]) => placeOf(element, { size: Math.round(size * 10) / 10, text }));

  const { axe }: { axe: Axe } = Object(globalThis);
  const { violations } = await axe.run(document, {
    ...{ runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] },
    ...{ elementRef: true, iframes: false },
  });
  const close = violations.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));

  const wide: Element[] = [];
  const right = root.clientWidth;
  if (root.scrollWidth > right + 1) {
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body && at !== root; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      if (wide.length === mostPlaces) break;
      const box = element.getBoundingClientRect();
      if (box.right + scrollX <= right + 1 || isTiny(box) || !isShown(element)) continue;
      // Of elements within each other, the innermost is what makes the others wide.
      const makesItself = ![...element.children].some(
        (child) => child.getBoundingClientRect().right + scrollX > right + 1,
      );
      if (makesItself && !isClipped(element)) wide.push(element);
    }
  }
  return {
    ...{ zoom, width: root.scrollWidth, characters: { all, small: few } },
    small,
    targets: { count: close.length, places: close.slice(0, mostPlaces).map((element) => placeOf(element)) },
    wide: wide.map((element) => placeOf(element)),
  };
}

/** Runs in the page: draws lines around places, and returns its height. */
function markPlaces({ small, targets, wide, zoom }: Measured, depth: number): number {
  const draw = (places: readonly LayoutPlace[], colour: string, line: string) => {
    for (const { x, y, width, height } of places) {
      if (y > depth) continue;
      const box = document.createElement('div');
      const edge = 2 / zoom;
      box.style.cssText = `all:initial;position:absolute;z-index:2147483647;pointer-events:none;box-sizing:border-box;left:${x - edge}px;top:${y - edge}px;width:${width + 2 * edge}px;height:${height + 2 * edge}px;border:${edge}px ${line} ${colour}`;
      document.documentElement.append(box);
    }
  };
  const pageHeight = Math.max(document.documentElement.scrollHeight, innerHeight);
  draw(small, '#b45309', 'dotted');
  draw(targets.places, '#d00000', 'solid');
  draw(wide, '#7c3aed', 'dashed');
  return pageHeight;
}
