import { socialCards } from '#lib/social-cards';
import { SocialCards } from '#ui/result/social-cards';
import type { MetaValues } from './meta-tags.ts';

/** A link to the page as networks show it. */
export function SharedLinks({ values }: { values: MetaValues }) {
  const { title, description, canonical, ogTitle, ogDescription, image, twitterCard } = values;
  const cards = socialCards({
    ...{ url: canonical, title, description, siteName: '', ogTitle, ogDescription, ogImage: image, twitterCard },
    ...{ twitterTitle: ogTitle, twitterDescription: ogDescription, twitterImage: image },
  });
  return (
    <section aria-label="Shared links">
      <h2 className="font-semibold">Shared links</h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        Sketches. The image stays unfetched, so that its server does not learn of your visit: its address stands in its
        place.
      </p>
      <SocialCards cards={cards} />
    </section>
  );
}
