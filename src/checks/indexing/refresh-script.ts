import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

/** Scripts of the page, and UTF-16 units of each, that are looked at: one that redirects at once is short. */
const MOST = 50;
const LONGEST = 1_000;

/** A script that begins with leading elsewhere, at once or after a while. */
const leads =
  /^\s*(?:["']use strict["'];\s*)?(?:(?:(?:window\.)?(?:setTimeout\(|onload\s*=)|(?:window|document)\.addEventListener\(["'][A-Za-z]{1,20}["'],|\()\s*(?:function\s*\(\w{0,20}\)\s*\{|\(\w{0,20}\)\s*=>(?:\s*\{)?|["'])\s*)?(?:(?:window|document|self|top|parent|globalThis)\.){0,2}location(?:\.href)?(?:\s*=\s*|\.(?:replace|assign)\(\s*)["'`]([^"'`]{1,500})/;

export default defineCheck({
  title: 'No script leads away from the page',
  failed: 'A script leads away from the page',
  severity: 'warning',
  why: 'Search engines see such a redirect late or never, and visitors load two pages. A redirect of the server is read at once.',
  source: sources.redirects,
  looksAt: ['resources', 'document'],
  judge: ({ resources: { scripts }, document: { source } }) => {
    const own = scripts.filter(({ url, length }) => url === '' && length <= LONGEST).slice(0, MOST);
    return own.flatMap((script) => {
      const start = source.indexOf('>', script.at ?? 0) + 1;
      const target = leads.exec(source.slice(start, start + script.length))?.[1];
      return target === undefined || target.startsWith('#')
        ? []
        : [{ detail: `A script redirects to ${target.slice(0, 200)} as soon as the page is read.`, where: [script] }];
    });
  },
  fix: 'Redirect on the server, with status 301 where the page has moved for good.',
  cases: {
    passes: ['<p>x', '<script>if (old) location.href = "/b"</script><script>const location = 1;</script>'],
    fails: [
      '<script>window.location.replace("https://example.com/b");</script>',
      "<script>setTimeout(function () { location.href = '/b' }, 100)</script>",
      '<script>window.onload = () => { document.location = "/b" }</script>',
      '<script>document.addEventListener("DOMContentLoaded", function () { top.location.assign("/b") })</script>',
      '<script>(function () { location.replace("/b") })()</script>',
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
