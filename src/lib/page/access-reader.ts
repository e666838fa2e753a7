import type { Attributes, HtmlReader } from '#lib/html/html-reader';
import { own } from '../own.ts';
import { ariaNeeds, ariaValues } from './aria.data.ts';
import type { AccessFacts } from './facts.ts';
import { traceIn } from './text-traces.ts';

interface Control {
  at: number;
  name: string;
  isNamed: boolean;
}

interface Table {
  at: number;
  rows: number;
  cells: number;
  hasHeaders: boolean;
  isLayout: boolean;
}

interface State {
  isInert: boolean;
  /** Whether neither eyes nor keys get there. */
  isGone: boolean;
  /** Whether readers are not told, though it may be seen. */
  isMute: boolean;
  /** Whether a style sheet can hardly tell that apart, to take it from the page altogether as well. */
  isPlain: boolean;
  /** Whether its text is an example, as code is. */
  isCode: boolean;
  control: Control | undefined;
  table: Table | undefined;
  list: 'list' | 'terms' | undefined;
  at: number;
}

/** Kept of each kind. */
const MOST = 1_000;
const MOST_IDS = 50_000;

const inert = new Set('template noscript noembed noframes iframe object script style'.split(' '));
const code = new Set('code pre kbd samp textarea xmp var tt plaintext script style math'.split(' '));
const lists = new Set('ul ol menu dir'.split(' '));
/** Source: HTML Living Standard, obsolete features. */
const obsolete = new Set(
  'acronym applet basefont bgsound big blink center dir font frame frameset marquee nobr strike tt'.split(' '),
);
const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-owns',
  'aria-controls',
  'aria-activedescendant',
  'list',
];

/** Reads what is told to those who neither see the page nor use a mouse, and what is left over in its text. */
export function accessReader(): HtmlReader<State> & { facts(): AccessFacts } {
  const roles: AccessFacts['roles'][number][] = [];
  const named = new Map<string, AccessFacts['attributes'][number]>();
  const referring: AccessFacts['broken'][number][] = [];
  const ids = new Set<string>();
  const clickOnly: { at: number }[] = [];
  const controls: Control[] = [];
  const hiddenFocus: { at: number; isSure: boolean }[] = [];
  const orders: { at: number; value: string }[] = [];
  const tables: Table[] = [];
  const strayItems: { at: number }[] = [];
  const old: { at: number; name: string }[] = [];
  const plugins: { at: number; type: string }[] = [];
  const mains: { at: number }[] = [];
  const hiddenMainHeadings: { at: number }[] = [];
  const unseen: { at: number }[] = [];
  const traces: AccessFacts['traces'][number][] = [];
  /** Whether a script of the page fills its text in, by a template in its body. */
  let isFilledLater = false;

  const start: State = {
    ...{ isInert: false, isGone: false, isMute: false, isPlain: false, isCode: false },
    ...{ control: undefined, table: undefined, list: undefined, at: 0 },
  };

  function readAttributes(name: string, attributes: Attributes, at: number): void {
    for (const [attribute, value] of attributes) {
      if (attribute.startsWith('aria-')) {
        const shown = Object.hasOwn(ariaValues, attribute.slice(5)) ? value.trim().slice(0, 20) : '';
        keepNew(named, `${attribute} ${shown}`, { name: attribute, value: shown, at });
      } else if (attribute === 'role') keep(roles, { role: value, lacks: lackOf(name, value, attributes), at });
      else if (attribute === 'tabindex' && Number(value) > 0) keep(orders, { at, value: value.slice(0, 20) });
      else if (attribute === 'onclick' && isMouseOnly(name, attributes)) keep(clickOnly, { at });
      else if (attribute === 'id' && ids.size < MOST_IDS) ids.add(value);
      else if (laterMarks.test(attribute)) isFilledLater = true;
    }
    for (const attribute of references) {
      const value = attributes.get(attribute);
      if (value === undefined) continue;
      // What is not open yet may be made when it opens.
      const isClosed =
        attribute === 'aria-controls' &&
        (attributes.has('aria-haspopup') ||
          attributes.get('aria-expanded') === 'false' ||
          attributes.get('aria-selected') === 'false');
      if (isClosed) continue;
      for (const id of value.slice(0, 500).split(/\s+/).filter(Boolean)) keep(referring, { attribute, id, at });
    }
  }

  return {
    start,

    open(name, attributes, outer, at) {
      if (outer.isInert) return outer;
      if (inert.has(name)) {
        if (name === 'object' && !outer.isGone) readPlugin(plugins, attributes, at);
        return { ...outer, isInert: true };
      }
      const isGone = outer.isGone || (attributes.size > 0 && isUndrawn(attributes));
      const isMute = outer.isMute || (attributes.size > 0 && attributes.get('aria-hidden') === 'true');
      const isPlain = outer.isMute
        ? outer.isPlain
        : isMute && !['class', 'id', 'role', 'tabindex'].some((each) => attributes.has(each));
      if (attributes.size > 0) readAttributes(name, attributes, at);
      if (isMute && !isGone && isFocusable(name, attributes)) keep(hiddenFocus, { at, isSure: isPlain });
      if (obsolete.has(name)) keep(old, { at, name });
      if (name === 'embed' || name === 'applet') readPlugin(plugins, attributes, at);
      const role = attributes.get('role')?.trim().toLowerCase();
      if ((name === 'main' || role === 'main') && !isGone) keep(mains, { at });
      if (name === 'h1' && (isGone || isMute)) keep(hiddenMainHeadings, { at });
      if (attributes.size > 0 && !isGone && isInvisible(attributes.get('style'))) keep(unseen, { at });
      if (name === 'li' && outer.list !== 'list') keep(strayItems, { at });
      if ((name === 'dt' || name === 'dd') && outer.list !== 'terms') keep(strayItems, { at });
      const state = { ...outer, isGone, isMute, isPlain, at };
      readCell(name, attributes, outer.table);
      if (outer.control && !isMute && !outer.control.isNamed) outer.control.isNamed = isNamedBy(name, attributes);
      if (code.has(name)) state.isCode = true;
      if (name === 'table') state.table = openTable(attributes, { at, outer: outer.table, tables });
      if (lists.has(name) || role === 'list' || role === 'group') state.list = 'list';
      if (name === 'dl') state.list = 'terms';
      const control = isGone || isMute ? undefined : controlOf(name, attributes, at);
      if (control) {
        keep(controls, control);
        state.control = control;
      }
      return state;
    },

    close: () => {},

    text(text, state) {
      if (state.isInert) return;
      if (state.control && !state.isMute && !state.isGone && /\S/.test(text)) state.control.isNamed = true;
      if (state.isCode || traces.length >= MOST) return;
      const trace = traceIn(text);
      if (trace && (trace.kind !== 'filler' || !state.isGone)) traces.push({ ...trace, at: state.at });
    },

    facts: () => ({
      ...{
        roles,
        controls,
        hiddenFocus,
        clickOnly,
        orders,
        strayItems,
        old,
        plugins,
        mains,
        hiddenMainHeadings,
        unseen,
        isFilledLater,
      },
      attributes: [...named.values()],
      broken: referring.filter(({ id }) => !ids.has(id)),
      references: referring.length,
      tables: tables.filter(({ rows, cells, isLayout }) => !isLayout && rows >= 3 && cells >= 2 * rows),
      traces,
    }),
  };
}

/** Attributes of libraries that fill in the page in the browser. */
const laterMarks = /^(?:ng-|data-ng-|v-|x-data$|data-bind$|:)/;

const neverDrawn = /(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)/i;

function isUndrawn(attributes: Attributes): boolean {
  if (attributes.has('hidden') || attributes.has('inert')) return true;
  const style = attributes.get('style');
  return style !== undefined && style.length < 2_000 && neverDrawn.test(style);
}

/** Text that is drawn so that nobody sees it: in the colour of its ground, or in no size. */
function isInvisible(style: string | undefined): boolean {
  if (style === undefined || style.length > 1_000) return false;
  const values = new Map(
    style.split(';').map((line) => {
      const [name = '', value = ''] = line.split(':');
      return [
        name.trim().toLowerCase(),
        value
          .trim()
          .toLowerCase()
          .replace(/\s?!important$/, ''),
      ];
    }),
  );
  const ground = values.get('background-color') ?? values.get('background');
  const colour = values.get('color');
  if (colour && ground && colourOf(colour) === colourOf(ground)) return true;
  return (
    /^(?:0|[01]px|0\.\d{1,3}px|0(?:em|rem|%|pt))$/.test(values.get('font-size') ?? '') && !values.has('line-height')
  );
}

function colourOf(colour: string): string {
  const names: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };
  const [, short] = /^#([\da-f]{3})$/.exec(colour) ?? [];
  return names[colour] ?? (short ? `#${[...short].map((sign) => sign + sign).join('')}` : colour);
}

function isFocusable(name: string, attributes: Attributes): boolean {
  const order = attributes.get('tabindex');
  if (order !== undefined && Number(order) < 0) return false;
  if (name === 'a' || name === 'area') return attributes.has('href') || order !== undefined;
  if (name === 'input') return attributes.get('type')?.toLowerCase() !== 'hidden' && !attributes.has('disabled');
  if (name === 'button' || name === 'select' || name === 'textarea') return !attributes.has('disabled');
  return order !== undefined;
}

/** Elements that keys do not reach by themselves. */
const mouseOnly = new Set('div span p li td img i b h2 h3 h4'.split(' '));

function isMouseOnly(name: string, attributes: Attributes): boolean {
  return mouseOnly.has(name) && !attributes.has('tabindex') && !attributes.has('role');
}

/** The state that a role cannot be without. */
function lackOf(name: string, role: string, attributes: Attributes): string | undefined {
  const needed = own(ariaNeeds, role.trim());
  const hasOwn = name === 'input' || name === 'meter' || name === 'select' || /^h[1-6]$/.test(name);
  const isBound = attributes.keys().some((each) => each.startsWith(':') || each.startsWith('v-bind:'));
  return needed === undefined || hasOwn || isBound || attributes.has(`aria-${needed}`) ? undefined : `aria-${needed}`;
}

/** Attributes by which libraries write the name in the browser. */
const filledLater = /^(?:[xv]-(?:text|html)|ng-bind|:|v-bind:|data-i18n)/;

/** What can be pressed, and whether its own tag says what it does. */
function controlOf(name: string, attributes: Attributes, at: number): Control | undefined {
  const isInput = name === 'input';
  if (!isInput && name !== 'button' && name !== 'summary' && attributes.get('role')?.trim().toLowerCase() !== 'button')
    return undefined;
  const isOwn =
    ['aria-label', 'title', 'aria-labelledby'].some((each) => (attributes.get(each) ?? '').trim() !== '') ||
    attributes.keys().some((each) => filledLater.test(each));
  if (isInput) {
    const type = attributes.get('type')?.trim().toLowerCase() ?? '';
    if (type === 'image') return { at, name, isNamed: isOwn || (attributes.get('alt') ?? '').trim() !== '' };
    // A browser has words for the two others.
    if (type === 'button') return { at, name, isNamed: isOwn || (attributes.get('value') ?? '').trim() !== '' };
    return undefined;
  }
  return { at, name, isNamed: isOwn };
}

/** Whether something in a control says what it does. */
function isNamedBy(name: string, attributes: Attributes): boolean {
  if (name === 'img' || name === 'area')
    return ['alt', 'aria-label', 'title'].some((each) => (attributes.get(each) ?? '').trim() !== '');
  return (attributes.get('aria-label') ?? '').trim() !== '' || attributes.has('aria-labelledby') || name.includes('-');
}

function openTable(
  attributes: Attributes,
  { at, outer, tables }: { at: number; outer: Table | undefined; tables: Table[] },
): Table {
  const role = attributes.get('role')?.toLowerCase() ?? '';
  // What holds another table, or has a role, is not one of data by itself.
  if (outer) outer.isLayout = true;
  const table = {
    at,
    rows: 0,
    cells: 0,
    hasHeaders: false,
    isLayout: outer !== undefined || (role !== '' && role !== 'table'),
  };
  keep(tables, table);
  return table;
}

function readCell(name: string, attributes: Attributes, table: Table | undefined): void {
  if (!table) return;
  if (name === 'tr') table.rows += 1;
  if (name === 'td' || name === 'th') table.cells += 1;
  const isHeader = name === 'th' || attributes.has('headers') || /header$/.test(attributes.get('role') ?? '');
  if (isHeader) table.hasHeaders = true;
}

/** What needed plug-ins, which browsers no longer support. */
function readPlugin(plugins: { at: number; type: string }[], attributes: Attributes, at: number): void {
  const type =
    `${attributes.get('type') ?? ''} ${attributes.get('data') ?? ''} ${attributes.get('src') ?? ''} ${attributes.get('classid') ?? ''}`.slice(
      0,
      500,
    );
  if (
    /flash|silverlight|java|\.swf\b|\.class\b|director|realaudio|clsid:|quicktime/i.test(type) ||
    attributes.has('code')
  )
    keep(plugins, { at, type: type.trim().slice(0, 100) });
}

function keep<T>(list: T[], value: T): void {
  if (list.length < MOST) list.push(value);
}

function keepNew<T>(map: Map<string, T>, key: string, value: T): void {
  if (!map.has(key) && map.size < MOST) map.set(key, value);
}
