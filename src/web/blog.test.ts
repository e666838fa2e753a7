import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fullPosts, loadPost, postSummaries, posts, postsAbout, relatedPosts, tagCounts } from './blog.server.ts';
import { toolSlugs } from './catalogue.server.ts';
import { files, pages } from './site/render.server.tsx';

const tools = toolSlugs().map((slug) => ({ slug, title: slug, summary: slug, icon: 'hash', color: 'sky' }));

describe('the blog', () => {
  it('has every file as a post, the newest first', () => {
    const names = readdirSync('content/blog').map((name) => name.replace(/\.md$/, ''));
    expect(posts().map(({ slug }) => slug)).toHaveLength(names.length);
    expect(new Set(posts().map(({ slug }) => slug))).toEqual(new Set(names));
    const days = posts().map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(posts().map(({ title }) => title)).size).toBe(names.length);
  });

  it('reads at 225 words a minute, rounded up', () => {
    for (const { words, minutes } of posts()) {
      expect(words).toBeGreaterThan(0);
      expect(minutes).toBe(Math.ceil(words / 225));
    }
  });

  it('tells neighbours and tools that exist, with its text', () => {
    const [newest, second] = posts();
    const first = loadPost(newest?.slug ?? '', tools);
    const next = loadPost(second?.slug ?? '', tools);
    expect(first.newer).toBeUndefined();
    expect(first.older).toEqual({ slug: second?.slug, title: second?.title });
    expect(next.newer).toEqual({ slug: newest?.slug, title: newest?.title });
    expect(first.tools.map(({ slug }) => slug)).toEqual(newest?.tools.filter((slug) => toolSlugs().includes(slug)));
    expect(first.html).toContain('<h2 id=');
    expect(() => loadPost('nowhere', tools)).toThrow('nowhere');
  });

  it('has a page for each tag and for each post', () => {
    for (const { tag, count } of tagCounts()) expect(postsAbout(tag)).toHaveLength(count);
    const paths = [...pages.keys()];
    expect(paths).toEqual(expect.arrayContaining(tagCounts().map(({ tag }) => `/blog/tag/${tag}`)));
    expect(paths).toEqual(expect.arrayContaining(postSummaries().map(({ slug }) => `/blog/${slug}`)));
  });

  it('calls posts related by their tags, most in common first, newest first among equals', () => {
    const all = [
      { slug: 'new', tags: ['a'] },
      { slug: 'self', tags: ['a', 'b'] },
      { slug: 'foreign', tags: ['c'] },
      { slug: 'old', tags: ['b'] },
      { slug: 'near', tags: ['b', 'a'] },
      { slug: 'oldest', tags: ['a'] },
    ];
    const self = { slug: 'self', tags: ['a', 'b'] };
    expect(relatedPosts(self, all).map(({ slug }) => slug)).toEqual(['near', 'new', 'old']);
  });
});

describe('links inside the site', () => {
  const written = ['content/blog', 'content/pages'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  const abouts = toolSlugs().map((slug) => `src/tools/${slug}/about.md`);
  // The build writes the notices beside its pages.
  const known = new Set([...pages.keys(), '/third-party-notices.txt']);
  const isKnown = (path: string) => known.has(path) || files.has(path) || existsSync(`public${path}`);
  const linksIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((\/[^)\s]*)|href="(\/[^"]*)"/g)].map(([, md, html]) =>
      (md ?? html ?? '').replace(/[?#].*$/, ''),
    );

  it('are looked for where there are some', () => {
    expect([...written, ...abouts].flatMap(linksIn).length).toBeGreaterThan(10);
  });

  it.each([...written.filter((file) => file.includes('/pages/')), ...abouts])('lead somewhere: %s', (file) => {
    expect(linksIn(file).filter((path) => !isKnown(path))).toEqual([]);
  });

  it.each(fullPosts(tools).map(({ slug, html }) => [slug, html]))('lead somewhere: %s', (_, html) => {
    const links = [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !isKnown(href.replace(/[?#].*$/, '')))).toEqual([]);
    const anchors = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(anchors.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
  });

  // A tool may be written about before it is there, so a slip in its name shows only against the post's own list.
  it.each(posts().map(({ slug, tools: named, body }) => [slug, named, body] as const))(
    'name a tool that the post is about: %s',
    (_, named, body) => {
      const linked = [...body.matchAll(/\]\(\/tools\/([^)#?]+)/g)].map(([, tool]) => tool);
      expect(linked.filter((tool) => !named.some((each) => each === tool))).toEqual([]);
    },
  );
});
