import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { gatherPage, requirePage } from '#lookups/gather-page';

export interface ReadPage {
  /** The one that was asked for. */
  asked: string;
  /** The one that answered; the asked one when none did. */
  url: string;
  title: string;
  description: string;
  /** Complete; empty when the page names none. */
  canonical: string;
  /** What it is about, without menus and the like; shortened when it is very long. */
  text: string;
  words: number;
  isHidden: boolean;
  note: string;
}

/** UTF-16 units of a text that are compared; longer pages are books. */
const LONGEST = 60_000;

/** A page with what is compared of it; what cannot be read says so in its note, and has no text. */
export async function readPage(asked: string, http: Ports['http'], signal: AbortSignal): Promise<ReadPage> {
  try {
    const { head, document, text } = requirePage(
      await gatherPage(asked, { http, signal, parts: new Set(['head', 'text']) }),
    );
    const isShort = text.main.length <= LONGEST;
    return {
      ...{ asked, url: document.url, title: head.titles[0] ?? '', words: text.words },
      description: head.metas.find(({ by, name }) => by === 'name' && /^description$/i.test(name))?.content ?? '',
      canonical: head.canonicals.find(({ url }) => url !== '')?.url ?? '',
      text: text.main.slice(0, LONGEST),
      isHidden: head.robots.some(({ directives }) => directives.includes('noindex') || directives.includes('none')),
      note: isShort ? '' : 'Only its first 60,000 characters were compared.',
    };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    const nothing = { title: '', description: '', canonical: '', text: '', words: 0, isHidden: false };
    return { asked, url: asked, ...nothing, note: error.message };
  }
}
