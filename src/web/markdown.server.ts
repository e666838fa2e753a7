import { marked, Renderer, type Tokens } from 'marked';
import { escapeMarkup } from '#lib/markup';

export interface Heading {
  id: string;
  title: string;
}

export interface RenderedText {
  html: string;
  /** Its second-level headings, in order. */
  headings: readonly Heading[];
}

/**
 * Markdown of our own as HTML. Second-level headings can be linked to, tables scroll by themselves on narrow screens, and
 * a link to a tool that `hasTool` does not know becomes its text alone.
 */
export function renderMarkdown(markdown: string, hasTool: (slug: string) => boolean): RenderedText {
  const renderer = new TextRenderer(hasTool);
  const html = marked.parse(markdown, { renderer, async: false });
  return { html, headings: renderer.headings };
}

class TextRenderer extends Renderer {
  readonly headings: Heading[] = [];
  readonly #hasTool: (slug: string) => boolean;

  constructor(hasTool: (slug: string) => boolean) {
    super();
    this.#hasTool = hasTool;
  }

  override heading(token: Tokens.Heading): string {
    if (token.depth !== 2) return super.heading(token);
    const title = this.#plain(token);
    const id = this.#freeId(title);
    this.headings.push({ id, title });
    return `<h2 id="${id}">${this.parser.parseInline(token.tokens)}</h2>\n`;
  }

  override link(token: Tokens.Link): string {
    const slug = /^\/tools\/([^/?#]+)/.exec(token.href)?.[1];
    return slug === undefined || this.#hasTool(slug) ? super.link(token) : this.parser.parseInline(token.tokens);
  }

  // Whoever uses a keyboard must be able to reach what scrolls, and be told what it is.
  override table(token: Tokens.Table): string {
    const name = token.header.map((cell) => this.#plain(cell)).join(', ');
    return `<div class="table-scroll" role="group" aria-label="Table: ${escapeMarkup(name)}" tabindex="0">${super.table(token)}</div>\n`;
  }

  #plain({ tokens }: Tokens.Heading | Tokens.TableCell): string {
    return this.parser.parseInline(tokens, this.parser.textRenderer);
  }

  #freeId(title: string): string {
    const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const wanted = words.join('-') || 'section';
    const taken = this.headings.filter(({ id }) => id === wanted || id.startsWith(`${wanted}--`)).length;
    return taken === 0 ? wanted : `${wanted}--${taken + 1}`;
  }
}
