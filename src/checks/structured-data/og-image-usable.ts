import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import type { HeadFacts } from '#lib/page/facts';
import { metasNamed } from '#lib/page/head';
import { addressFault, quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Networks can show the picture',
  failed: 'Networks cannot show the picture',
  severity: 'error',
  why: 'Networks load the picture from its address. They need a full address, and they do not show SVG.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    const images = picturesOf(head);
    if (images.length === 0) return 'does-not-apply';
    return images.slice(0, 50).flatMap((image) => {
      const { name, content } = image;
      const where = [image];
      const fault = addressFault(name, content);
      return [
        ...(fault ? [{ about: name, detail: fault, where }] : []),
        ...(content.startsWith('http://')
          ? [
              {
                about: name,
                severity: 'advice' as const,
                title: 'The picture is not encrypted',
                detail: `The picture ${quoted(content)} is not encrypted (http://). Some networks leave it out.`,
                where,
              },
            ]
          : []),
        ...(/\.svgz?(?:[?#]|$)/i.test(content)
          ? [
              {
                about: name,
                severity: 'warning' as const,
                title: 'The picture is an SVG file',
                detail: 'The picture is an SVG file. Networks show JPG, PNG, GIF or WebP only.',
                where,
              },
            ]
          : []),
      ];
    });
  },
  fix: ({ head, document: { source, base } }) => {
    const relative = picturesOf(head).find(({ content }) => !/^[a-z][a-z0-9+.-]*:/i.test(content) && content !== '');
    const whole = relative && URL.parse(relative.content, base)?.href;
    return {
      words: 'Use the full address of a JPG or PNG picture, 1200 × 630 pixels.',
      ...(whole && { code: editedTag(source, relative.at, { content: whole }), goes: 'instead' }),
    };
  },
  cases: {
    passes: '<meta property="og:image" content="https://example.com/tea.jpg">',
    fails: ['<meta property="og:image" content="/tea.jpg">', '<meta property="og:image" content="https://a.b/a.svg">'],
    doesNotApply: '<p>x',
  },
});

function picturesOf(head: HeadFacts) {
  return ['og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap((name) => metasNamed(head, name));
}
