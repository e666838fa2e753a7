import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { AboutSection, Mission } from '../about-sections.tsx';
import { loadAboutPage } from '../pages.server.ts';
import { definePage } from '../site/page.tsx';

export default definePage({
  load: loadAboutPage,
  meta: ({ page }) => ({
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    trail: { crumbs: [], here: page.title },
  }),
  Page: ({ page, mission, sections }) => (
    <>
      <PageHead title={page.title} crumbs={[]} />
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6">
        <Mission html={mission} />
        {sections.map((section) => (
          <AboutSection key={section.title} {...section} />
        ))}
        <p className="mt-12 flex flex-wrap gap-3">
          <a className="button" href={`mailto:${site.email}`}>
            <Icon name="mail" /> {site.email}
          </a>
          <a className="button-quiet min-h-11 px-4 text-base" href="/tools">
            Explore Tools
          </a>
        </p>
      </div>
    </>
  ),
});
