import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { BrandMark } from '../brand-mark.tsx';
import { Icon } from '../icon.tsx';
import { Notices } from '../notice/notices.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface ShellLink {
  label: string;
  href: string;
}

interface ShellProps {
  brand: string;
  tagline: string;
  navigation: readonly ShellLink[];
  popular: readonly ShellLink[];
  company: readonly ShellLink[];
  social: readonly ShellLink[];
  /** The year in which the pages were built. */
  builtIn: number;
  children: ReactNode;
}

/** Header, main part, footer and notices around every page. */
export function Shell({ brand, tagline, navigation, popular, company, social, builtIn, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="button skip-link">
        Skip to content
      </a>
      <Header brand={brand} navigation={navigation} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-3 sm:px-6">
          <div>
            <Brand name={brand} />
            <p className="mt-3 text-sm text-muted">{tagline}, without an account.</p>
          </div>
          <LinkGroup title="Popular Tools" links={popular} />
          <LinkGroup title="Company" links={[...company, ...social.filter(({ href }) => href !== '')]} />
        </div>
        <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-muted sm:px-6">
          © <CurrentYear built={builtIn} /> {brand}
        </p>
      </footer>
      <Notices />
    </div>
  );
}

function Header({ brand, navigation }: Pick<ShellProps, 'brand' | 'navigation'>) {
  const { pathname } = useLocation();
  // Open on one page only, so that going to another closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6">
        <Brand name={brand} />
        <nav
          aria-label="Main"
          id="menu"
          className={`${open ? 'block' : 'hidden'} order-last w-full md:order-none md:block md:w-auto`}
        >
          <ul className="flex flex-col md:flex-row">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  end
                  className="block rounded-control px-3 py-2 text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <HeaderSearch />
        <ThemeSwitch />
        <button
          type="button"
          className="grid size-10 place-items-center rounded-control hover:bg-sunken md:hidden"
          aria-label="Toggle menu"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenOn(open ? undefined : pathname)}
        >
          {open ? <Icon name="x" /> : <Icon name="menu" />}
        </button>
      </div>
    </header>
  );
}

function HeaderSearch() {
  const navigate = useNavigate();
  return (
    <search className="ml-auto min-w-0 flex-1 sm:max-w-60">
      <form
        action="/search"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('q');
          void navigate(`/search?q=${encodeURIComponent(String(query ?? ''))}`);
        }}
      >
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-muted" />
        <input
          type="search"
          name="q"
          aria-label="Search tools"
          placeholder="Search tools"
          className="control min-h-10 py-1.5 pl-9"
        />
      </form>
    </search>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <Link to="/" className="flex items-center gap-2 rounded-control font-display text-2xl font-bold">
      <BrandMark className="size-8" />
      <span className="hidden sm:inline">{name}</span>
      <span className="sr-only sm:hidden">{name}</span>
    </Link>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly ShellLink[] }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className="inline-block py-1 text-muted hover:text-ink hover:underline" to={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const never = () => () => undefined;

/** The page may have been built last year. */
function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
