import { renderToStaticMarkup } from 'react-dom/server';
import { AboutSection, Mission } from './about-sections.tsx';
import { renderMarkdown } from './markdown.server.ts';
import { standingTexts } from './standing-text.tsx';
import { writtenPage } from './written-pages.server.ts';

// Runs while prerendering only.

/** What a page that is one long text gets. Its text is put where the page draws it. */
export function loadTextPage(slug: string) {
  const { body, ...page } = writtenPage(slug);
  const { html, headings } = renderMarkdown(body, isAnyTool);
  standingTexts.set(`page-${slug}`, html);
  return { page, headings };
}

/** What the about page gets. Its sections are put where the page draws them; one with third-level headings becomes cards. */
export function loadAboutPage() {
  const { body, ...page } = writtenPage('about');
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
