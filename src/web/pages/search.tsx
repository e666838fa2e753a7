import { site } from '#content/site';
import { Island } from '#ui/island';
import { SearchResults } from '../search-results.tsx';
import { definePage, nothing } from '../site/page.tsx';

export default definePage({
  load: nothing,
  meta: () => ({
    title: `Search results - ${site.brand}`,
    description: 'Search every tool of this site by name, purpose or keyword.',
    unlisted: true,
  }),
  Page: () => <Island of={SearchResults} props={{ title: `Search results - ${site.brand}` }} />,
});
