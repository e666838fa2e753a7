import { hostOf } from '#lib/shown-address';
import { fitText } from '#lib/text/search-preview';
import { Icon } from '#ui/icon';
import type { MetaValues } from './meta-tags.ts';

interface Network {
  name: string;
  /** The lines of text, from top to bottom. */
  lines: readonly ('host' | 'title' | 'description')[];
  image: 'above' | 'beneath' | 'beside';
  /** Room for the title and the description, in pixels of their letters. */
  title: number;
  description: number;
  note: string;
}

/** What each network shows of a link, as observed; they change it now and then. */
function networks({ twitterCard, image }: MetaValues): readonly Network[] {
  const isLarge = twitterCard === 'summary_large_image' && image.trim() !== '';
  return [
    {
      name: 'Facebook',
      lines: ['host', 'title', 'description'],
      image: 'above',
      ...{ title: 640, description: 340 },
      note: 'Reads Open Graph.',
    },
    {
      name: 'X',
      lines: isLarge ? ['title', 'host'] : ['host', 'title', 'description'],
      image: isLarge ? 'above' : 'beside',
      ...{ title: 340, description: 600 },
      note: isLarge ? 'The title stands on the image. Reads the Twitter tags first.' : 'Reads the Twitter tags first.',
    },
    {
      name: 'LinkedIn',
      lines: ['title', 'host'],
      image: 'above',
      ...{ title: 640, description: 0 },
      note: 'Reads Open Graph; shows no description.',
    },
    {
      name: 'WhatsApp',
      lines: ['title', 'description', 'host'],
      image: 'above',
      ...{ title: 640, description: 340 },
      note: 'Reads Open Graph.',
    },
    {
      name: 'Slack',
      lines: ['host', 'title', 'description'],
      image: 'beneath',
      ...{ title: 640, description: 1400 },
      note: 'Reads Open Graph and the Twitter tags.',
    },
    {
      name: 'Discord',
      lines: ['title', 'description'],
      image: 'beneath',
      ...{ title: 640, description: 1400 },
      note: 'Reads Open Graph and the Twitter tags.',
    },
  ];
}

/** A link to the page as networks show it. */
export function SocialCards({ values }: { values: MetaValues }) {
  return (
    <section aria-label="Shared links">
      <h2 className="font-semibold">Shared links</h2>
      <p className="mt-1 text-sm text-muted">
        Sketches. The image stays unfetched, so that its server does not learn of your visit: its address stands in its
        place.
      </p>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {networks(values).map((network) => (
          <li key={network.name}>
            <h3 className="text-sm font-semibold">{network.name}</h3>
            <Card network={network} values={values} />
            <p className="mt-1.5 text-sm text-muted">{network.note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const frames = {
  above: '',
  beneath: 'border-s-4',
  beside: 'flex items-center',
} as const;

function Card({ network, values }: { network: Network; values: MetaValues }) {
  const host = hostOf(values.canonical) ?? 'example.com';
  const picture = <Picture address={values.image} />;
  return (
    <div className={`mt-2 overflow-hidden rounded-control border border-line wrap-anywhere ${frames[network.image]}`}>
      {network.image !== 'beneath' && picture}
      <div className="min-w-0 p-3">
        {network.lines.map((line) => {
          if (line === 'title') {
            return (
              <p key={line} dir="auto" className="font-semibold">
                {fitText(values.ogTitle, { size: 16, limit: network.title }).shown || host}
              </p>
            );
          }
          const text =
            line === 'host' ? host : fitText(values.ogDescription, { size: 14, limit: network.description }).shown;
          return (
            <p key={line} dir="auto" className="text-sm text-muted">
              {text}
            </p>
          );
        })}
      </div>
      {network.image === 'beneath' && picture}
    </div>
  );
}

function Picture({ address }: { address: string }) {
  if (address.trim() === '') return null;
  return (
    <div className="grid min-h-32 place-items-center gap-1 bg-sunken p-3 text-center text-sm text-muted">
      <Icon name="image" className="text-2xl" />
      <bdi>{fitText(address, { size: 14, limit: 480 }).shown}</bdi>
    </div>
  );
}
