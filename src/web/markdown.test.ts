import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

const render = (markdown: string) => renderMarkdown(markdown, (slug) => slug === 'word-counter');

describe('text of our own', () => {
  it('links to tools that exist, and says the words alone for others', () => {
    const { html } = render('Use [**this** one](/tools/word-counter) or [that `one`](/tools/not-yet#limits).');
    expect(html).toBe(
      '<p>Use <a href="/tools/word-counter"><strong>this</strong> one</a> or that <code>one</code>.</p>\n',
    );
  });

  it('gives second-level headings an address of their own, also when two are alike', () => {
    const { html, headings } = render('## What is `A & B`?\n\n### Within\n\n## Again\n\n## Again\n\n## ?\n');
    expect(headings).toEqual([
      { id: 'what-is-a-b', title: expect.stringContaining('What is A') },
      { id: 'again', title: 'Again' },
      { id: 'again--2', title: 'Again' },
      { id: 'section', title: '?' },
    ]);
    for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
    expect(html).toContain('<h3>Within</h3>');
  });

  it('lists headings as words, not as HTML', () => {
    expect(render('## Fish & *chips* < 5\n').headings[0]?.title).toBe('Fish & chips < 5');
  });

  it('lets a table scroll, by keyboard too, and names it', () => {
    const { html } = render('| Name & "sign" | `Count` |\n|---|---|\n| a | 1 |\n');
    expect(html).toContain(
      '<div class="table-scroll" role="group" aria-label="Table: Name &amp; &quot;sign&quot;, Count" tabindex="0"><table>',
    );
    expect(html).toContain('</table>\n</div>');
  });
});
