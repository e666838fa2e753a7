import { renderMarkdown } from './markdown.server.ts';
import { writtenPage } from './written-pages.server.ts';

// Runs while prerendering only.

/** What a page that is one long text gets. */
export function loadTextPage(slug: string) {
  const { body, ...page } = writtenPage(slug);
  const { html, headings } = renderMarkdown(body, isAnyTool);
  return { page, html, headings };
}

/** What the about page gets: one of its sections with third-level headings becomes cards. */
export function loadAboutPage() {
  const { body, ...page } = writtenPage('about');
  const [mission = '', ...sections] = body.split(/^## /m);
  return {
    page,
    mission: html(mission),
    sections: sections.map((section) => {
      const [intro = '', ...cards] = section.split(/^### /m);
      return { ...titled(intro), cards: cards.map(titled) };
    }),
  };
}

function titled(section: string): { title: string; html: string } {
  const [title = '', ...lines] = section.split('\n');
  return { title: title.trim(), html: html(lines.join('\n').trim()) };
}

function html(markdown: string): string {
  return renderMarkdown(markdown, isAnyTool).html;
}

// These pages are about the site itself: a link to a tool that is gone is a mistake, which a test finds.
function isAnyTool(): boolean {
  return true;
}
