import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'llms.txt has the right format',
  failed: 'llms.txt does not have the right format',
  severity: 'advice',
  why: 'The file llms.txt is a short guide to your site for AI assistants. It starts with the site name as a heading.',
  source: { name: 'llms-txt: the proposal', url: 'https://llmstxt.org/' },
  looksAt: ['site'],
  judge: ({ site: { llmsTxt, llmsLinks, nonsense } }) => {
    const { status, text, type, url } = llmsTxt;
    if (status !== 200) return 'does-not-apply';
    if (type === 'text/html' || /^\s*<(?:!doctype|html)\b/i.test(text)) {
      // A site that answers everything with its home page has no such file.
      if (nonsense.status === 200) return 'does-not-apply';
      return [
        {
          title: 'There is a page at the address of llms.txt',
          detail: 'At the address of llms.txt there is an HTML page, not a text.',
          where: [url],
        },
      ];
    }
    const gone = llmsLinks.filter(
      (each) => each.status >= 400 && each.status !== 401 && each.status !== 403 && each.status !== 429,
    );
    const broken = brokenLinks(text);
    return [
      ...(/^\uFEFF?\s*# \S/.test(text)
        ? []
        : [{ detail: 'llms.txt does not start with a heading (# and the site name).', where: [url] }]),
      ...(text.includes('](')
        ? []
        : [{ detail: 'llms.txt has no links to pages in the form [name](address).', where: [url] }]),
      ...(broken.length > 0
        ? [
            {
              detail: `llms.txt has ${counted(broken.length, 'link that is', 'links that are')} not in the form [name](address).`,
              where: broken,
            },
          ]
        : []),
      ...(gone.length > 0
        ? [
            {
              title: 'llms.txt leads to pages that are gone',
              detail: `llms.txt links to ${counted(gone.length, 'page that is', 'pages that are')} gone.`,
              where: gone.map((each) => `${each.status} ${each.url}`),
            },
          ]
        : []),
    ];
  },
  fix: 'Start with the site name, describe the site in a quote (>), and list the most useful pages: - [name](address): what is there.',
  cases: {
    passes: {
      html: '<p>x',
      also: {
        'https://example.com/llms.txt': {
          headers: { 'content-type': 'text/plain' },
          body: '# Tea\n\n- [Brewing](https://example.com/brew): how',
        },
        'https://example.com/brew': { body: '<p>x' },
      },
    },
    fails: [
      'hello',
      '# Tea\n\n- [Brewing](https://example.com/gone)\n',
      '# Tea\n\n- [a](/)\n- [Brewing] /brew\n',
      '<!doctype html><p>Tea',
    ].map((body) => ({
      html: '<p>x',
      also: { 'https://example.com/llms.txt': { headers: { 'content-type': 'text/plain' }, body } },
    })),
    doesNotApply: '<p>x',
  },
});

/** List items that name an address, or something in brackets, but do not link. */
function brokenLinks(text: string): string[] {
  return text
    .split('\n', 2_000)
    .map((line) => line.slice(0, 500).trim())
    .filter(
      (line) =>
        /^[-*] /.test(line) && !/\]\(/.test(line) && (/\(https?:/.test(line) || /\] ?(?:https?:|\/)/.test(line)),
    )
    .slice(0, 20);
}
