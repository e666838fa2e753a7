import { harmOfAttribute } from './harmless.ts';
import type { Attributes } from './html-reader.ts';
import { safeAttributes } from './safe-html.ts';

/** What is taken out of HTML. */
export interface CleanOptions {
  /** What Word and Google Docs leave in the clipboard. */
  office?: boolean;
  styles?: boolean;
  /** Old presentation attributes that stay all the same. */
  keptLooks?: ReadonlySet<string>;
  classes?: boolean;
  ids?: boolean;
  data?: boolean;
  comments?: boolean;
  empty?: boolean;
  /** All that may run a script: what is not known to be harmless goes. */
  scripts?: boolean;
  /** Elements that stay; the content of others does without them. */
  allowed?: ReadonlySet<string>;
  /** Attributes that GitHub does not show. */
  unsafe?: boolean;
}

/** Called with what is taken out. */
type Remove = (what: string) => void;

const looks: ReadonlySet<string> = new Set(
  'align bgcolor border cellpadding cellspacing color face valign nowrap hspace vspace background'.split(' '),
);
const WORD_CLASS = /^(?:Mso|Word|xl\d|font\d)/i;

/** The attributes of `element` that stay. */
export function cleanAttributes(
  element: string,
  attributes: Attributes,
  { options, remove }: { options: CleanOptions; remove: Remove },
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of attributes) {
    const harm = options.scripts ? harmOfAttribute(element, name, value) : undefined;
    const made = harm ? { removed: harm } : cleanOne(name, value, options);
    if (typeof made === 'string') kept.set(name, made);
    else remove(made.removed);
  }
  return kept;
}

function cleanOne(name: string, value: string, options: CleanOptions): string | { removed: string } {
  if (options.unsafe && !safeAttributes.has(name)) return { removed: 'Attributes not known to be safe' };
  if (name === 'style') {
    if (options.styles) return { removed: 'Inline styles' };
    const style = options.office ? withoutOfficeStyles(value) : value;
    return style === '' ? { removed: 'Word and Google Docs markup' } : style;
  }
  if (options.styles && looks.has(name) && !options.keptLooks?.has(name))
    return { removed: 'Old presentation attributes' };
  if (name === 'class') {
    if (options.classes) return { removed: 'Classes' };
    const classes = options.office
      ? value
          .split(/\s+/)
          .filter((each) => !WORD_CLASS.test(each))
          .join(' ')
      : value;
    return classes === '' && value !== '' ? { removed: 'Word and Google Docs markup' } : classes;
  }
  const isOffice = /^(?:xmlns|[ovwxm]:)/.test(name) || (name === 'id' && value.startsWith('docs-internal-guid'));
  if (options.office && isOffice) return { removed: 'Word and Google Docs markup' };
  if (options.ids && name === 'id') return { removed: 'Ids' };
  if (options.data && name.startsWith('data-')) return { removed: 'Data attributes' };
  return value;
}

/** `color:red` of `mso-bidi-font-size:10pt; color:red`. */
function withoutOfficeStyles(style: string): string {
  return style
    .split(';')
    .filter(
      (declaration) => !/^\s*(?:mso-|-aw-|tab-stops|page:|panose)/i.test(declaration) && declaration.trim() !== '',
    )
    .map((declaration) => declaration.trim())
    .join('; ');
}

/** What a style means where an element says it as well. */
export function meaningOf(style: string): string[] {
  const said = style.toLowerCase();
  return [
    ...(/font-weight\s*:\s*(?:bold|[6-9]00)/.test(said) ? ['strong'] : []),
    ...(/font-style\s*:\s*(?:italic|oblique)/.test(said) ? ['em'] : []),
    ...(said.split(';').some(isStruckOut) ? ['s'] : []),
    ...(/vertical-align\s*:\s*super/.test(said) ? ['sup'] : []),
    ...(/vertical-align\s*:\s*sub\b/.test(said) ? ['sub'] : []),
  ];
}

function isStruckOut(declaration: string): boolean {
  return declaration.trim().startsWith('text-decoration') && declaration.includes('line-through');
}
