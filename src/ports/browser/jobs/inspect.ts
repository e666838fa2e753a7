import type { Page } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import { PICTURES } from '../browser-job.ts';
import { openPage, type Visiting } from '../open-page.ts';
import type { InspectedPage, InspectedRule, Inspecting, Screen } from '../port.ts';
import { axeSource } from './axe-source.ts';
import { capture } from './capture.ts';
import { type OwnWorld, openWorld } from './in-own-world.ts';

/** CSS pixels around a place, and the least and the most that a picture shows. */
const AROUND = 24;
const LEAST = { width: 320, height: 120 };
const MOST = { width: 720, height: 480 };
/** CSS pixels from the top: far below, browsers draw nothing into a picture. */
const LOWEST = 16_000;

type Answer = Omit<InspectedPage, 'pictures'> & { pictures: { rule: string; width: number; height: number }[] };

export async function inspect(
  { url, screen, tags }: { url: string; screen: Screen } & Inspecting,
  visiting: Visiting,
  report: (share: number) => void,
): Promise<{ answer: Answer; contents: Uint8Array[] }> {
  const { page, session, response, isQuiet } = await openPage(url, screen, visiting);
  if (!/html|svg/.test(response.headers()['content-type'] ?? 'html'))
    throw new ToolError('unsupported', 'This address leads to a file that is not a web page.', { field: 'url' });
  report(0.4);
  const world = await openWorld(session);
  await world.add(await axeSource());
  const found = await world.call(examine, tags);
  report(0.7);
  const shots: { rule: string; width: number; height: number; content: Uint8Array }[] = [];
  for (const { id, outcome, places } of found.rules) {
    if (shots.length === PICTURES) break;
    if (outcome !== 'failed' || places.length === 0) continue;
    const shot = await picture(world, page, { rule: id, scale: screen.scale });
    if (shot) shots.push({ rule: id, ...shot });
    report(0.7 + (0.3 * shots.length) / PICTURES);
  }
  return {
    answer: {
      ...{ url: page.url(), status: response.status(), isQuiet, ...found },
      pictures: shots.map(({ content: _, ...shot }) => shot),
    },
    // As many files as were asked for have to be written.
    contents: Array.from({ length: PICTURES }, (_, at) => shots[at]?.content ?? new Uint8Array()),
  };
}

interface Axe {
  version: string;
  run(context: unknown, options: object): Promise<Record<'violations' | 'incomplete' | 'passes', AxeRule[]>>;
}

interface AxeRule {
  id: string;
  impact: string | null;
  tags: string[];
  nodes: AxeNode[];
}

interface AxeNode {
  element?: Element;
  html: string;
  target: (string | string[])[];
  any: AxeCheck[];
  all: AxeCheck[];
  none: AxeCheck[];
}

interface AxeCheck {
  id: string;
  data: unknown;
}

/** Runs in the page, beside axe-core. Elements of failed rules stay there, by rule, for pictures. */
async function examine(tags: string[]): Promise<Pick<InspectedPage, 'rules' | 'version' | 'frames'>> {
  const { axe }: { axe: Axe } = Object(globalThis);
  const { violations, incomplete, passes } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    iframes: false,
  });
  const order = ['critical', 'serious', 'moderate', 'minor'];
  const kept: Record<string, Element[]> = {};
  Object.assign(globalThis, { placesOfRules: kept });
  const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  const measuredIn = ({ any, all, none }: AxeNode) => {
    const entries = [...any, ...all, ...none]
      .flatMap(({ id, data }): [string, unknown][] =>
        Object(data) === data ? Object.entries(Object(data)) : [[id, data]],
      )
      .filter(isValue)
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 100) : value] as const);
    return Object.fromEntries(entries.slice(0, 20));
  };
  const ruleOf = ({ id, impact, tags: own, nodes }: AxeRule, outcome: InspectedRule['outcome']): InspectedRule => {
    const listed = outcome === 'passed' ? [] : nodes.slice(0, 20);
    if (outcome === 'failed') kept[id] = listed.flatMap(({ element }) => element ?? []);
    const places = listed.map((node) => ({
      selector: node.target.flat().join(' ').slice(0, 400),
      code: node.html.slice(0, 400),
      measured: measuredIn(node),
    }));
    return { id, outcome, impact: impact ?? '', tags: own.slice(0, 40), count: nodes.length, places };
  };
  const failed = violations.toSorted((a, b) => order.indexOf(a.impact ?? '') - order.indexOf(b.impact ?? ''));
  return {
    version: axe.version,
    frames: document.querySelectorAll('iframe, frame').length,
    rules: [
      ...failed.map((rule) => ruleOf(rule, 'failed')),
      ...incomplete.map((rule) => ruleOf(rule, 'unclear')),
      ...passes.map((rule) => ruleOf(rule, 'passed')),
    ],
  };
}

/** A picture of the first place of a rule that is seen, with a line around it. */
async function picture(
  world: OwnWorld,
  page: Page,
  { rule, scale }: { rule: string; scale: number },
): Promise<{ width: number; height: number; content: Uint8Array } | undefined> {
  const box = await world.call(mark, rule, LOWEST);
  if (!box) return undefined;
  const side = (from: number, length: number, least: number, most: number, whole: number) => {
    const size = Math.min(Math.max(length + 2 * AROUND, least), most, whole);
    // What is larger than the picture is shown from its beginning.
    const start = length > size ? from - AROUND : from + length / 2 - size / 2;
    return { start: Math.max(0, Math.min(start, whole - size)), size };
  };
  const across = side(box.x, box.width, LEAST.width, MOST.width, box.pageWidth);
  const down = side(box.y, box.height, LEAST.height, MOST.height, box.pageHeight);
  const clip = { x: across.start, y: down.start, width: across.size, height: down.size };
  const content = await capture(page, { clip, format: 'webp', quality: 75, isBeyond: true });
  await world.call(unmark);
  return {
    width: Math.round(across.size * scale),
    height: Math.round(down.size * scale),
    content,
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  pageWidth: number;
  pageHeight: number;
}

/** Runs in the page: draws a line around an element. */
function mark(rule: string, lowest: number): Box | undefined {
  const { placesOfRules }: { placesOfRules: Record<string, Element[]> } = Object(globalThis);
  const { scrollWidth, scrollHeight } = document.documentElement;
  for (const element of placesOfRules[rule] ?? []) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + scrollX, top + scrollY];
    const isSeen = width > 1 && height > 1 && x + width > 0 && x < scrollWidth && y + height > 0 && y < lowest;
    if (!isSeen || element === document.documentElement || element === document.body) continue;
    const line = document.createElement('div');
    line.id = 'marked-place';
    line.style.cssText = `all:initial;position:absolute;z-index:2147483647;pointer-events:none;box-sizing:border-box;left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px;border:3px solid #d00000;outline:1px solid #fff;border-radius:4px`;
    document.documentElement.append(line);
    return {
      x,
      y,
      width,
      height,
      pageWidth: Math.max(scrollWidth, 1),
      pageHeight: Math.min(Math.max(scrollHeight, 1), 16_384),
    };
  }
  return undefined;
}

/** Runs in the page. */
function unmark(): void {
  document.getElementById('marked-place')?.remove();
}
