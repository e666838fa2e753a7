import { describe, expect, it } from 'vitest';
import { faqIn } from './faq.ts';

const about = `<h2>Limits</h2><h3>Not a question</h3><p>Nor an answer.</p>
<h2>Questions people ask</h2>
<h3>Is <code>a &lt; b</code> &amp; b?</h3>
<p>Yes: <strong>always</strong>.</p>
<p>See <a href="/tools">the tools</a>.</p>
<h3>Which ones?</h3>
<ul><li>One</li><li>Two&#39;s &quot;it&quot;</li></ul>
<h2>Related tools</h2>
<h3>Others</h3><p>More.</p>`;

describe('faqIn', () => {
  it('takes headings as questions and what follows them as answers, as plain text', () => {
    expect(faqIn(about)).toEqual([
      { question: 'Is a < b & b?', answer: 'Yes: always. See the tools.' },
      { question: 'Which ones?', answer: 'One Two\'s "it"' },
    ]);
  });

  it('finds none where nothing is asked', () => {
    expect(faqIn('<h2>What it does</h2><h3>Why?</h3><p>Because.</p>')).toEqual([]);
    expect(faqIn('')).toEqual([]);
  });
});
