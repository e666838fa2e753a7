import { site } from '#content/site';
import { Island } from '#ui/island';
import { catalogue } from '../catalogue.server.ts';
import { Directory } from '../directory/directory.tsx';
import { filteredScript } from '../directory/use-directory-filter.tsx';
import { definePage } from '../site/page.tsx';

export default definePage({
  load: () => ({ tools: catalogue() }),
  meta: () => ({
    title: `Free SEO Tools - ${site.brand}`,
    description:
      'Every free tool of this site: text and SEO writing, images, domains and conversion. No account, no advertisements.',
    keywords: ['free seo tools', 'all tools', 'text tools', 'image tools', 'domain tools', 'online converters'],
    trail: { crumbs: [], here: 'Tools' },
  }),
  Page: ({ tools }) => (
    <>
      <script dangerouslySetInnerHTML={{ __html: filteredScript }} />
      <Island of={Directory} props={{ tools }} />
    </>
  ),
});
