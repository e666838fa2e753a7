import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
import { seconds } from './figures.ts';
import {
  address,
  advice,
  audit,
  bytesOf,
  byVerdict,
  code,
  files,
  insight,
  page,
  type Rule,
  requests,
  timed,
  wasted,
  words,
} from './rule.ts';
import { scriptName } from './tables.ts';

/** What Lighthouse looks at, as it is when it fails. */
const discovery = new Map([
  ['priorityHinted', 'it has no fetchpriority="high"'],
  ['requestDiscoverable', 'it is not in the HTML that the server sends'],
  ['eagerlyLoaded', 'it is loaded lazily'],
]);

/** The rest, each by its audit. Pictures, compression, weight and caches have rules of their own. */
export const rules: readonly Rule[] = [
  {
    audit: 'render-blocking-insight',
    title: 'Nothing holds up the first paint',
    failed: 'Files hold up the first paint',
    why: 'The browser shows nothing before scripts in the head and all style sheets have been loaded and run.',
    source: insight('render-blocking', 'render-blocking requests'),
    detail: (items) => `${files(items)} must be there before anything is shown.`,
    where: timed,
    fix: words(
      'Give scripts defer, or async where their order does not matter. Put the few styles of the first screen into the page, and load the rest later, or by media for what it is for. Load files from your own host.',
    ),
  },
  {
    audit: 'lcp-discovery-insight',
    title: 'The largest picture is found and loaded at once',
    failed: 'The largest picture is not loaded at once',
    why: 'A picture that is found late, loaded lazily or asked for behind others comes late, and visitors wait for this one.',
    source: insight('lcp-discovery', 'LCP request discovery'),
    severity: ({ verdict }, items) =>
      verdict('largestPaint') === 'good' || items.every(({ notes }) => notes.includes('priorityHinted'))
        ? 'advice'
        : 'warning',
    detail: (items) =>
      `Of the largest picture: ${items.flatMap(({ notes }) => notes.map((note) => discovery.get(note) ?? note)).join(', ')}.`,
    where: code,
    fix: ([item]) => {
      const tag = item?.element?.code ?? '';
      const better = /^<img\b[^…]*>$/i.test(tag) ? editedTag(tag, 0, { loading: null, fetchpriority: 'high' }) : '';
      const told =
        'Put it into the HTML as an <img> with fetchpriority="high" and without loading="lazy"; where it must be a background, name it in <link rel="preload" as="image">.';
      return better === '' ? { words: told } : { words: told, code: better };
    },
  },
  {
    audit: 'unused-javascript',
    title: 'Scripts are used',
    failed: 'Much of the scripts is not used',
    why: 'Unused code is loaded, read and kept all the same, and holds up what is needed.',
    source: audit('unused-javascript', 'reduce unused JavaScript'),
    detail: (items) => `${bytesOf(items)} of ${files(items)} did not run while the page loaded.`,
    where: wasted,
    fix: (_, about) => ({
      words:
        'Remove libraries and plugins that this page does not need, split the rest by pages, and load what a press starts only then. The list of requests says who asks for each.',
      tool: requests(about),
    }),
  },
  {
    audit: 'unused-css-rules',
    title: 'Styles are used',
    failed: 'Much of the styles is not used',
    why: 'The browser shows nothing before it has all style sheets, used or not.',
    source: audit('unused-css-rules', 'reduce unused CSS'),
    detail: (items) => `${bytesOf(items)} of ${files(items)} apply to nothing on this page.`,
    where: wasted,
    fix: (_, about) => ({
      words: 'Split style sheets by what pages need, and take out those of plugins and themes that are not used here.',
      tool: page('page-weight-checker', about),
    }),
  },
  ...(['js', 'css'] as const).map(
    (language): Rule => ({
      audit: language === 'js' ? 'unminified-javascript' : 'unminified-css',
      title: language === 'js' ? 'Scripts are minified' : 'Styles are minified',
      failed: language === 'js' ? 'Scripts are not minified' : 'Styles are not minified',
      why: 'Spaces, comments and long names help people who write code, and cost those who load it.',
      source: audit(language === 'js' ? 'unminified-javascript' : 'unminified-css', 'minify code'),
      detail: (items) => `${bytesOf(items)} of ${files(items)} are spaces, comments and names.`,
      where: wasted,
      fix: words(
        'Have your build minify it, or paste its code into our Code Minifier and put what comes out in its place.',
      ),
    }),
  ),
  {
    audit: 'document-latency-insight',
    title: 'The page itself comes without a detour',
    failed: 'The address redirects before the page comes',
    why: 'Each redirect is a way to the server and back before anything can be loaded.',
    source: insight('document-latency', 'document request latency'),
    only: ({ notes }) => notes.includes('noRedirects'),
    isFine: ({ items }) => items.every(({ notes }) => !notes.includes('noRedirects')),
    detail: () => 'The first answer was a redirect.',
    where: () => 'The address that was entered',
    fix: (_, { asked }) => ({
      words: 'Link to the last address directly, and have one redirect at most.',
      tool: { slug: 'redirect-checker', input: { urls: [asked] } },
    }),
  },
  {
    audit: 'document-latency-insight',
    title: 'The server answers quickly',
    failed: 'The server answers slowly',
    why: 'Nothing can be shown before the first byte arrives, so a slow server delays everything.',
    source: insight('document-latency', 'document request latency'),
    only: ({ notes }) => notes.includes('serverResponseIsFast'),
    isFine: ({ items }) => items.every(({ notes }) => !notes.includes('serverResponseIsFast')),
    detail: (_, { report }) => {
      const [answer] = report.audits['server-response-time']?.items ?? [];
      return `It took ${seconds(answer?.time ?? 0)}, as observed from here; up to 600 ms is quick.`;
    },
    where: () => 'The page itself',
    fix: (_, { report }) => ({
      words:
        'Keep finished pages in a cache, look for slow queries and plugins, and use a server or CDN near your visitors.',
      tool: { slug: 'website-status', input: { domain: new URL(report.url).hostname } },
    }),
  },
  {
    audit: 'layout-shifts',
    title: 'Nothing moves while the page loads',
    failed: 'Things move while the page loads',
    why: 'People press what they did not mean to, and lose the line that they read.',
    source: insight('cls-culprit', 'layout shift culprits'),
    isFine: (_, { middle }) => middle.layoutShift < 0.005,
    severity: ({ verdict }) => byVerdict[verdict('layoutShift')],
    detail: (items, { middle }) =>
      `${counted(items.length, 'shift')}, ${Math.round(middle.layoutShift * 1000) / 1000} together; up to 0.1 is good. Named is what was moved: look for what came in above it.`,
    where: (item) => `${Math.round((item.shift ?? 0) * 1000) / 1000}: ${code(item)}`,
    fix: (_, about) => ({
      words:
        'Give pictures, videos and frames width and height, keep room for banners and advertising, and put in nothing above what is already shown. Our picture check lists those without a size.',
      tool: page('image-seo-checker', about),
    }),
  },
  {
    audit: 'unsized-images',
    title: 'Pictures have a size',
    failed: 'Pictures have no size',
    why: 'Until a picture comes, the browser keeps no room for it, and then everything below it moves.',
    source: { name: 'web.dev: optimize CLS', url: 'https://web.dev/articles/optimize-cls' },
    severity: ({ verdict }) => (verdict('layoutShift') === 'good' ? 'advice' : 'warning'),
    detail: (items) =>
      `${counted(items.length, 'picture has', 'pictures have')} neither width and height nor an aspect ratio.`,
    where: code,
    fix: (_, about) => ({
      words: 'Write the width and height of the file into the tag; CSS may still make it smaller.',
      tool: page('image-seo-checker', about),
    }),
  },
  {
    audit: 'long-tasks',
    title: 'No script keeps the page busy',
    failed: 'Scripts keep the page busy',
    why: 'While a task runs, the page answers no tap and no key. A good page has none of more than 50 ms.',
    source: audit('lighthouse-total-blocking-time', 'total blocking time'),
    isFine: ({ items }) => items.length === 0,
    severity: ({ verdict }) => byVerdict[verdict('blockingTime')],
    detail: (items, { middle }) =>
      `${counted(items.length, 'long task')}; they block the page for ${seconds(middle.blockingTime)} together.`,
    where: ({ url = '', time = 0 }) => `${seconds(time)}: ${scriptName(url)}`,
    fix: (_, about) => ({
      words:
        'Load less script, split long work by await scheduler.yield(), move heavy work to a worker, and load what is not needed at once later.',
      tool: requests(about),
    }),
  },
  {
    audit: 'third-parties-insight',
    title: 'Other companies cost little time',
    failed: 'Other companies cost time',
    why: 'Statistics, advertising and widgets share the line and the processor with your page.',
    source: insight('third-parties', 'third parties'),
    only: ({ time = 0 }) => time >= 50,
    isFine: ({ items }) => items.every(({ time = 0 }) => time < 50),
    savesNothing: true,
    severity: ({ verdict }, items) =>
      verdict('blockingTime') === 'good' || items.every(({ time = 0 }) => time < 250) ? 'advice' : 'warning',
    detail: (items) => `${counted(items.length, 'party works', 'parties work')} on the main thread for 50 ms or more.`,
    where: ({ notes, time = 0, bytes = 0 }) => `${notes[0] ?? ''}: ${seconds(time)}, ${formatBytes(bytes)}`,
    fix: (_, about) => ({
      words:
        'Remove those that nobody looks at, load the others after the page, or show a picture that loads them by a press.',
      tool: requests(about),
    }),
  },
  {
    audit: 'font-display-insight',
    title: 'Text is seen while fonts load',
    failed: 'Text waits for its font',
    why: 'Some browsers show nothing for up to three seconds while a font is loading.',
    source: insight('font-display', 'font display'),
    severity: advice,
    detail: (items) => `${counted(items.length, 'font hides', 'fonts hide')} its text until it is there.`,
    where: timed,
    fix: words('Write font-display: swap, or optional where nothing may move, into each @font-face.'),
  },
  {
    audit: 'duplicated-javascript-insight',
    title: 'No code is loaded twice',
    failed: 'The same code is loaded more than once',
    why: 'Two copies of a library cost twice the bytes and the time.',
    source: insight('duplicated-javascript', 'duplicated JavaScript'),
    detail: (items) => `${bytesOf(items)} are copies.`,
    where: ({ notes }) => notes[0] ?? '',
    fix: words('Have your bundler share modules between bundles, and bring versions of a library together.'),
  },
  {
    audit: 'legacy-javascript-insight',
    title: 'Scripts are written for browsers of today',
    failed: 'Scripts carry code for old browsers',
    why: 'Polyfills and rewritten syntax are for browsers that hardly anybody still uses.',
    source: insight('legacy-javascript', 'legacy JavaScript'),
    detail: (items) => `${bytesOf(items)} are for old browsers.`,
    where: ({ url = '', notes }) => `${url} ${notes.slice(0, 5).join(', ')}`.trim(),
    fix: words('Have your build target browsers that support modules or Baseline, and update libraries.'),
  },
  {
    audit: 'modern-http-insight',
    title: 'Files come over HTTP/2',
    failed: 'Files come over HTTP/1.1',
    why: 'HTTP/1.1 loads six files at a time from a host, and the rest queue.',
    source: insight('modern-http', 'modern HTTP'),
    detail: (items) => `${files(items)} came over HTTP/1.1.`,
    where: address,
    fix: ([first], { report }) => ({
      words: 'Switch on HTTP/2 in the server or put a CDN in front.',
      tool: { slug: 'http-header-checker', input: { url: first?.url ?? report.url } },
    }),
  },
  {
    audit: 'network-dependency-tree-insight',
    title: 'No file waits for a chain of others',
    failed: 'Files wait for one another',
    why: 'What is only named in another file is asked for when that one has come.',
    source: insight('network-dependency-tree', 'network dependency tree'),
    // Two are the page and a file that it names.
    isFine: ({ items }) => items.length < 3,
    severity: advice,
    detail: (items) => `The longest chain has ${items.length} files.`,
    where: timed,
    fix: words(
      'Name late files in the HTML, by <link rel="preload"> or modulepreload, in place of @import or a script.',
    ),
  },
  {
    audit: 'dom-size-insight',
    title: 'The page has a bearable number of elements',
    failed: 'The page has very many elements',
    why: 'Each change has the browser look at more of them, which shows in taps and scrolling.',
    source: insight('dom-size', 'DOM size'),
    savesNothing: true,
    severity: advice,
    detail: (items) => `There are ${(items[0]?.count ?? 0).toLocaleString('en')}.`,
    where: ({ notes, count = 0, element }) => `${notes[0] ?? ''}: ${count} ${element?.code ?? ''}`.trim(),
    fix: words('Show long lists in parts, leave out wrappers, and give what is far below content-visibility: auto.'),
  },
  {
    audit: 'forced-reflow-insight',
    title: 'Scripts do not force the layout',
    failed: 'Scripts force the layout',
    why: 'A script that asks for a size right after a change has the browser lay out the page at once, again and again.',
    source: insight('forced-reflow', 'forced reflow'),
    only: ({ time = 0 }) => time >= 10,
    severity: advice,
    detail: () => 'Sizes are asked for between changes.',
    where: timed,
    fix: words('Read all sizes first, then make all changes.'),
  },
  {
    audit: 'viewport-insight',
    title: 'The page is laid out for phones',
    failed: 'The page is not laid out for phones',
    why: 'Without a viewport, browsers wait up to 300 ms after each tap for a second one.',
    source: insight('viewport', 'optimize viewport for mobile'),
    severity: () => 'warning',
    detail: () => 'There is no viewport of the width of the device.',
    where: (item) => code(item) || 'The head of the page',
    fix: (_, about) => ({
      words: 'Add the tag to the head.',
      code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      tool: page('mobile-friendly-check', about),
    }),
  },
  {
    audit: 'non-composited-animations',
    title: 'Animations leave the main thread alone',
    failed: 'Animations need the main thread',
    why: 'They stutter when scripts run, and may move what is around them.',
    source: audit('non-composited-animations', 'avoid non-composited animations'),
    severity: advice,
    detail: (items) => `${counted(items.length, 'element')}.`,
    where: code,
    fix: words('Animate transform and opacity only.'),
  },
];
