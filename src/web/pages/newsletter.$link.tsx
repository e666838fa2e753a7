import { site } from '#content/site';
import { LinkForm } from '#features/newsletter/link-form.tsx';
import { type LinkPage, linkPages } from '#features/newsletter/link-words.tsx';
import { Island } from '#ui/island';
import { definePage } from '../site/page.tsx';

const links: readonly LinkPage[] = ['confirm', 'unsubscribe'];

export default definePage({
  each: () => links,
  load: (part) => ({ page: links.find((page) => page === part) ?? 'confirm' }),
  meta: ({ page }) => ({
    title: `${linkPages[page].title} - ${site.brand}`,
    description: linkPages[page].lead,
    unlisted: true,
  }),
  Page: ({ page }) => <Island of={LinkForm} props={{ page }} />,
});
