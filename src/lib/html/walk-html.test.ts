import { describe, expect, it } from 'vitest';
import type { HtmlReader } from './html-reader.ts';
import { walkHtml, walkHtmlInParts } from './walk-html.ts';

/** Everything that is told of a page, in its order; texts that follow each other are one. */
function recorder(): HtmlReader<string> & { told: string[] } {
  const told: string[] = [];
  return {
    start: '',
    told,
    open(name, attributes, outer) {
      told.push(`<${[name, ...[...attributes].map(([key, value]) => `${key}=${value}`)].join(' ')}`);
      return `${outer}/${name}`;
    },
    close: (name) => void told.push(`</${name}`),
    text(text, state) {
      const last = told.at(-1);
      if (last?.startsWith(`${state}:`)) told[told.length - 1] = last + text;
      else told.push(`${state}:${text}`);
    },
  };
}

const page = `<!doctype html><html lang=en><!-- a <b> --><title>A &amp; B</title><body class="x y" data-q='&quot;1&notin;&#x1F600;'>
<p>One<p>two &lt; three &notit; &copy 😀<a href=/x?a=1&amp;b=2&copy=3 HREF=y>link</a><br/><svg><a xlink:href="z"/><![CDATA[ <i> ]]></svg>
<script>if (a < b) "</p>"</script><style>p > a {}</style><textarea><b>&amp;</textarea><table><td>1<td>2</table></div><b><i>x</b>y</i> &#38; &`;

describe('reading in parts', () => {
  const whole = recorder();
  walkHtml(page, whole);

  it.each([1, 2, 3, 5, 7, 64, 1000])('tells the same in parts of %i', (part) => {
    const reader = recorder();
    const walk = walkHtmlInParts(page, reader, undefined, part);
    let rests = 0;
    let step = walk.next();
    for (; !step.done; step = walk.next()) rests += 1;
    expect(step.value).toBe(true);
    expect(rests).toBe(Math.ceil(page.length / part) - 1);
    expect(reader.told).toEqual(whole.told);
  });

  it('ends at the bound of elements', () => {
    const reader = recorder();
    const walk = walkHtmlInParts('<p>a'.repeat(1_000), reader, { maxElements: 10 }, 8);
    let step = walk.next();
    let rests = 0;
    for (; !step.done; step = walk.next()) rests += 1;
    expect(step.value).toBe(false);
    expect(rests).toBeLessThan(10);
    expect(reader.told.filter((each) => each === '<p')).toHaveLength(10);
  });
});
