import { type CleanOptions, cleanAttributes, meaningOf } from './clean-attributes.ts';
import { voidElements } from './element-names.ts';
import { harmOfElement, isHarmfulStyle, sealedStyle } from './harmless.ts';
import type { HtmlPiece } from './html-piece.ts';
import type { Attributes, HtmlReader } from './html-reader.ts';
import { codeElements } from './safe-html.ts';
import { defaultWalkLimits, walkHtml } from './walk-html.ts';
import { wordLists } from './word-lists.ts';
import { writeHtml } from './write-html.ts';

/** An element that stays, or what is around all of them. */
interface Kept {
  /** Elements that it became: none where only its content stays. */
  names: readonly string[];
  attributes: Attributes;
  /** Where in the pieces it begins. */
  at: number;
  hasContent: boolean;
  isForeign: boolean;
  isRaw: boolean;
}

interface Within {
  isDropped: boolean;
  kept: Kept;
  /** Whether it is an element of its own, and no longer than until it ends. */
  isOwn: boolean;
}

const OFFICE = /urn:schemas-microsoft-com|class=["']?Mso|mso-|docs-internal-guid/i;
const headParts: ReadonlySet<string> = new Set(['head', 'meta', 'link', 'title', 'style', 'base']);
const wholeParts: ReadonlySet<string> = new Set(['html', 'body']);
/** Elements that a page has once, wherever their tags are. */
const onceParts: ReadonlySet<string> = new Set(['html', 'head', 'body']);
const emptyByNature: ReadonlySet<string> = new Set(
  'td th tr iframe canvas video audio object textarea select option button script style svg math progress meter output slot template html head body'.split(
    ' ',
  ),
);
/** Comments that end early, that browsers of old read as markup, or that end an element in which a comment is text. */
const UNSURE_COMMENT =
  /^-?>|--!?>|^\[if|<\/(?:iframe|no(?:embed|frames|script)|plaintext|script|style|textarea|title|xmp)/i;
/** Elements that are opened again after one around them ended too early. */
const MOST_REOPENED = 16;

/** Readings at most, until what is left is read as it is written. */
const MOST_READINGS = 4;

/** Takes out of HTML what the options say; what is left is mended as browsers do it. Counts what was taken out. */
export function cleanHtml(html: string, options: CleanOptions) {
  const cleaned = cleanOnce(html, options);
  for (let readings = 1; cleaned.isReordered && readings < MOST_READINGS; readings += 1) {
    const { pieces, removed, isReordered } = cleanOnce(writeHtml(cleaned.pieces, { layout: 'keep' }), options);
    Object.assign(cleaned, { pieces, isReordered });
    for (const [what, times] of removed) cleaned.removed.set(what, (cleaned.removed.get(what) ?? 0) + times);
  }
  return cleaned;
}

function cleanOnce(html: string, options: CleanOptions) {
  let isReordered = false;
  const removed = new Map<string, number>();
  const remove = (what: string) => {
    removed.set(what, (removed.get(what) ?? 0) + 1);
  };
  const isOffice = options.office === true && OFFICE.test(html);
  const pieces: HtmlPiece[] = [];
  const open: Kept[] = [];
  const top: Kept = { names: [], attributes: new Map(), at: 0, hasContent: true, isForeign: false, isRaw: false };

  const begin = (kept: Kept) => {
    kept.at = pieces.length;
    const [first = '', ...others] = kept.names;
    pieces.push({ kind: 'open', name: first, attributes: kept.attributes });
    for (const name of others) pieces.push({ kind: 'open', name, attributes: new Map() });
    open.push(kept);
  };
  const end = (kept: Kept) => {
    for (const name of kept.names.toReversed()) pieces.push({ kind: 'close', name });
  };
  /** Ends an element, or takes it out when it is empty. */
  const leave = (kept: Kept, outer: Kept) => {
    if (!options.empty || !isEmpty(kept)) {
      end(kept);
      outer.hasContent = true;
      return;
    }
    remove('Empty elements');
    const hasSpace = pieces.length > kept.at + kept.names.length;
    pieces.length = kept.at;
    if (hasSpace) pieces.push({ kind: 'text', text: ' ', isRaw: false });
  };
  const finish = (kept: Kept) => {
    const index = open.lastIndexOf(kept);
    if (index === -1) return;
    const ended = open.splice(index);
    for (let at = ended.length - 1; at >= 0; at -= 1) {
      const each = ended[at];
      if (each) leave(each, ended[at - 1] ?? open.at(-1) ?? top);
    }
    const inner = ended.slice(1);
    isReordered ||= inner.length > 0;
    if (inner.length > MOST_REOPENED) return;
    for (const each of inner) {
      if (each.names.some((name) => onceParts.has(name))) continue;
      each.hasContent = false;
      begin(each);
    }
  };

  const verdictOn = (name: string, attributes: Attributes, { isForeign, isRaw }: Kept): 'keep' | 'unwrap' | 'drop' => {
    const { allowed } = options;
    if (options.scripts && isRaw) return unwrap('Elements not known to be safe');
    if (options.styles && name === 'style') return drop('Stylesheets');
    if (isOffice && (name === 'xml' || headParts.has(name))) return drop('Word and Google Docs markup');
    if (isOffice && (name.includes(':') || wholeParts.has(name))) return unwrap('Word and Google Docs markup');
    if (options.styles && name === 'font') return unwrap('Font elements');
    const harm = options.scripts ? harmOfElement(name, attributes) : undefined;
    if (harm) return codeElements.has(name) || harm === 'Scripts' ? drop(harm) : unwrap(harm);
    if (!allowed || isForeign || allowed.has(name)) return 'keep';
    return codeElements.has(name) || headParts.has(name)
      ? drop('Elements that are not allowed')
      : unwrap('Elements that are not allowed');
  };
  const drop = (what: string) => {
    remove(what);
    return 'drop' as const;
  };
  const unwrap = (what: string) => {
    remove(what);
    return 'unwrap' as const;
  };

  const reader: HtmlReader<Within> = {
    start: { isDropped: false, kept: top, isOwn: false },

    open(name, attributes, outer) {
      if (outer.isDropped) return outer;
      const { isForeign } = outer.kept;
      const verdict = verdictOn(name, attributes, outer.kept);
      const isVoid = voidElements.has(name);
      if (verdict === 'drop') return { isDropped: true, kept: outer.kept, isOwn: false };
      if (verdict === 'unwrap') return { ...outer, isOwn: false };
      const left = cleanAttributes(name, attributes, { options, remove });
      const names = namesFor(name, attributes, left, options);
      if (names.length === 0) {
        remove('Elements without meaning');
        return { ...outer, isOwn: false };
      }
      const kept: Kept = {
        names,
        attributes: left,
        at: pieces.length,
        hasContent: false,
        isForeign: isForeign || name === 'svg' || name === 'math',
        isRaw: name === 'script' || name === 'style',
      };
      if (isVoid) {
        pieces.push({ kind: 'open', name, attributes: left });
        outer.kept.hasContent = true;
        return { isDropped: false, kept: outer.kept, isOwn: false };
      }
      begin(kept);
      return { isDropped: false, kept, isOwn: true };
    },

    isPassedOver: ({ isDropped, isOwn }) => !isDropped && !isOwn,

    close(_name, { isOwn, kept }) {
      if (isOwn) finish(kept);
    },

    text(text, { isDropped, kept }) {
      if (isDropped) return;
      const { isRaw, isForeign } = kept;
      if (options.scripts && isRaw && isHarmfulStyle(text)) {
        remove('Scripts');
        return;
      }
      // Nobody sees it, and browsers do not read references in it.
      if (options.scripts && kept.names.includes('iframe')) return;
      pieces.push({ kind: 'text', text: isRaw && options.scripts ? sealedStyle(text, isForeign) : text, isRaw });
      if (/[^\s\u00A0]/.test(text)) kept.hasContent = true;
    },

    comment(text, { isDropped }) {
      if (isDropped) return;
      if (options.comments || (options.scripts && UNSURE_COMMENT.test(text))) remove('Comments');
      else if (isOffice && /^\[?(?:if|endif)|StartFragment|EndFragment/.test(text))
        remove('Word and Google Docs markup');
      else pieces.push({ kind: 'comment', text });
    },
  };
  const isWhole = walkHtml(isOffice ? withLists(html) : html, reader, defaultWalkLimits);
  return { pieces, removed, isWhole, isReordered };
}

/** With lists in place of the paragraphs that Word makes of them. */
function withLists(html: string): string {
  if (!/mso-list:/i.test(html)) return html;
  return writeHtml(wordLists(cleanHtml(html, {}).pieces), { layout: 'keep' });
}

function isEmpty({ names, attributes, hasContent, isForeign }: Kept): boolean {
  if (hasContent || isForeign || names.some((name) => emptyByNature.has(name))) return false;
  return [...attributes.keys()].every(
    (name) => name === 'style' || name === 'dir' || name === 'lang' || name === 'align',
  );
}

/** What an element becomes: what its style means, or nothing when nothing is left of it. */
function namesFor(name: string, before: Attributes, left: Attributes, { styles, office }: CleanOptions): string[] {
  const isSpan = name === 'span' || (name === 'b' && (before.get('id') ?? '').startsWith('docs-internal-guid'));
  if (!isSpan || !(styles || office)) return [name];
  const meaning = styles && name === 'span' ? meaningOf(before.get('style') ?? '') : [];
  if (meaning.length > 0) return left.size > 0 ? [name, ...meaning] : meaning;
  return left.size > 0 && name === 'span' ? [name] : [];
}
