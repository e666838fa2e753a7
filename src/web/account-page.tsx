import { Link } from 'react-router';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';

const already = [
  {
    icon: 'wrench',
    title: 'Every tool, in full',
    text: 'None asks for an account, and nothing is held back for people who have one.',
  },
  {
    icon: 'star',
    title: 'Favourites and recent tools',
    text: 'Kept in this browser and nowhere else. They are there when you come back.',
  },
  {
    icon: 'terminal',
    title: 'The API',
    text: 'Open without a key, with the same limit for everyone.',
  },
];

const later = [
  {
    icon: 'monitor-smartphone',
    title: 'Favourites on every device',
    text: 'The stars you set here will be there on your phone as well.',
  },
  {
    icon: 'key-round',
    title: 'API keys',
    text: 'For programs that call the tools, with an overview of what they used.',
  },
];

interface AccountPageProps {
  title: string;
  /** The first sentence: what the visitor came for. */
  lead: string;
}

/** What there is to know about accounts while none can be opened: no form that does nothing. */
export function AccountPage({ title, lead }: AccountPageProps) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <Link className="button" to="/tools">
            Explore Tools
          </Link>
          <a className="button-quiet min-h-11 px-4 text-base" href="#newsletter-email">
            Tell me when accounts open
          </a>
        </div>
      </PageHead>
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-12 sm:px-6 md:grid-cols-2">
        <Points id="already" title="Yours already" points={already} />
        <Points id="later" title="What an account will add" points={later} />
      </div>
    </>
  );
}

function Points({ id, title, points }: { id: string; title: string; points: typeof already }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-5 grid gap-5">
        {points.map(({ icon, title: name, text }) => (
          <li key={name} className="flex gap-4">
            <span className="mt-0.5 text-xl text-accent">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
