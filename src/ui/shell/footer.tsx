import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import type { ShellLink } from './shell-link.tsx';

interface FooterProps {
  brand: string;
  tagline: string;
  popular: readonly ShellLink[];
  company: readonly ShellLink[];
  social: readonly ShellLink[];
  newsletter?: ReactNode;
  builtIn: number;
}

export function Footer({ brand, tagline, popular, company, social, newsletter, builtIn }: FooterProps) {
  const profiles = social.filter(({ href }) => href !== '');
  return (
    <footer className="band">
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-8 sm:px-6 sm:pt-16">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.6fr]">
          <div>
            <Brand name={brand} />
            <p className="mt-4 max-w-xs text-muted">{tagline}, without an account.</p>
          </div>
          <LinkGroup title="Popular Tools" links={popular} />
          <LinkGroup title="Company" links={company} />
          {newsletter && (
            <div>
              <h2 className="text-xl">New posts, by email</h2>
              <p className="mt-2 mb-4 text-muted">
                When there is something new on the blog: a tool, a method, a measurement.
              </p>
              {newsletter}
            </div>
          )}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-sm text-muted">
          <p>
            © <CurrentYear built={builtIn} /> {brand}
          </p>
          {profiles.length > 0 && (
            <ul className="-mx-2 flex flex-wrap">
              {profiles.map(({ label, href }) => (
                <li key={href}>
                  <a className="block p-2 hover:text-ink hover:underline" href={href} rel="me">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly ShellLink[] }) {
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 [&_a]:inline-block [&_a]:py-1 [&_a]:text-muted [&_a:hover]:text-ink [&_a:hover]:underline">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
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
