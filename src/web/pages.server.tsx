import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#content/site';
import { AboutSection, Mission } from './about-sections.tsx';
import { readPage } from './front-matter.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import { standingTexts } from './standing-text.tsx';

// Runs while prerendering only.

const files = import.meta.glob<string>('../../content/pages/*.md', { eager: true, query: '?raw', import: 'default' });

export interface WrittenPage {
  slug: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  /** Markdown with the site's own brand and addresses in it. */
  body: string;
}

/** The pages of `content/pages`. @throws Error that names a file and what is wrong in it. */
export function writtenPages(): WrittenPage[] {
  return Object.entries(files).map(([file, text]) => {
    const { slug, matter, body } = readPage(file.replace(/^(?:\.\.\/)+/, ''), filledIn(text));
    return { slug, ...matter, body };
  });
}

/** What a page that is one long text gets. Its text is put where the page draws it. */
export function loadTextPage(slug: string) {
  const { body, ...page } = pageCalled(slug);
  const { html, headings } = renderMarkdown(body, isAnyTool);
  standingTexts.set(`page-${slug}`, html);
  return { page, headings };
}

/** What the about page gets. Its sections are put where the page draws them; one with third-level headings becomes cards. */
export function loadAboutPage() {
  const { body, ...page } = pageCalled('about');
  const [mission = '', ...sections] = body.split(/^## /m);
  const drawn = (
    <>
      <Mission html={html(mission)} />
      {sections.map((section) => {
        const [intro = '', ...cards] = section.split(/^### /m);
        const { title, text } = titled(intro);
        const parts = cards.map(titled).map((card) => ({ title: card.title, html: html(card.text) }));
        return <AboutSection key={title} title={title} html={html(text)} cards={parts} />;
      })}
    </>
  );
  standingTexts.set('page-about', renderToStaticMarkup(drawn));
  return { page };
}

function titled(section: string): { title: string; text: string } {
  const [title = '', ...lines] = section.split('\n');
  return { title: title.trim(), text: lines.join('\n').trim() };
}

function html(markdown: string): string {
  return renderMarkdown(markdown, isAnyTool).html;
}

// These pages are about the site itself: a link to a tool that is gone is a mistake, which a test finds.
function isAnyTool(): boolean {
  return true;
}

function pageCalled(slug: string): WrittenPage {
  const page = writtenPages().find((each) => each.slug === slug);
  if (!page) throw new Error(`There is no content/pages/${slug}.md`);
  return page;
}

/** What the operator says in one place stands in braces. */
function filledIn(text: string): string {
  const { brand, email, founded } = site;
  return text.replaceAll('{brand}', brand).replaceAll('{email}', email).replaceAll('{founded}', String(founded));
}
