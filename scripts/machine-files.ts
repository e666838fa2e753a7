import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '#content/site';
import { categories, isCategory } from '#kit/categories';
import { ownRobotsTxt } from '#lib/own-robots-txt';
import { publicUrlPlaceholder } from '#lib/public-url';
import { type BuiltPage, builtPages } from './machine-files/built-pages.ts';
import { writeIconFiles } from './machine-files/icons.ts';
import { lastChanged } from './machine-files/last-changed.ts';
import { llmsTxt, openSearchXml, redirects, securityTxt, sitemapXml, webManifest } from './machine-files/texts.ts';
import { thirdPartyNotices } from './machine-files/third-party-notices.ts';
import { readMoved } from './moved-tools.ts';
import { drawOgPictures, type OgPicture } from './og-pictures.ts';

interface CatalogueTool {
  slug: string;
  title: string;
  summary: string;
  category: string;
  icon: string;
  color: string;
}

interface Folders {
  root: string;
  /** The built site. */
  client: string;
  /** Where pictures are kept from build to build. */
  pictures: string;
}

/** Adds to a built site what is beside its pages for machines. All of it is read from the pages themselves. */
export async function writeMachineFiles({ root, client, pictures }: Folders): Promise<void> {
  const pages = builtPages(client);
  const tools: CatalogueTool[] = JSON.parse(readFileSync(join(client, 'catalogue.json'), 'utf8'));
  const changed = lastChanged({ root, pages });
  const texts: Record<string, string | undefined> = {
    'sitemap.xml': sitemapXml(pages.map((page) => ({ ...page, changed: changed(page) }))),
    'robots.txt': ownRobotsTxt(publicUrlPlaceholder),
    _redirects: redirects(readMoved(root)),
    'llms.txt': llmsTxt({ tools, pages }),
    'site.webmanifest': webManifest(),
    'opensearch.xml': openSearchXml(),
    'third-party-notices.txt': thirdPartyNotices(root),
    '.well-known/security.txt': securityTxt(site.email, new Date()),
  };
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), text);
  }
  await writeIconFiles(client);
  await drawOgPictures(ogPictures(tools, pages), join(client, 'og'), pictures);
}

/** One picture a tool, one a post, and one for every other page. */
function ogPictures(tools: readonly CatalogueTool[], pages: readonly BuiltPage[]): OgPicture[] {
  return [
    {
      ...{ name: 'site', title: site.tagline, fallback: site.brand, text: site.description },
      ...{ kind: 'Free, without an account', color: 'teal' },
    },
    ...tools.map(({ slug, title, summary, category, icon, color }) => ({
      ...{ name: slug, title, fallback: slug, text: summary, icon, color },
      kind: isCategory(category) ? categories[category].tab : site.brand,
    })),
    ...pages.flatMap(({ path, article, description, links }) => {
      if (!article) return [];
      const tool = tools.find(({ slug }) => links.includes(`/tools/${slug}`));
      const name = path.slice(1).replaceAll('/', '-');
      const look = { icon: tool?.icon ?? 'newspaper', color: tool?.color ?? 'teal' };
      return [{ name, title: article.headline, fallback: path, text: description, kind: 'Blog', ...look }];
    }),
  ];
}
