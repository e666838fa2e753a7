import type { ReactNode } from 'react';
import type { AddressOf, ShellWords } from '#lib/language';
import { Island } from '../island.tsx';
import { Brand } from './brand.tsx';
import { CurrentYear } from './current-year.tsx';
import type { ShellLink } from './shell-link.tsx';

interface FooterProps {
  brand: string;
  tagline: string;
  words: ShellWords;
  addressOf: AddressOf;
  popular: readonly ShellLink[];
  company: readonly ShellLink[];
  social: readonly ShellLink[];
  newsletter?: ReactNode;
  builtIn: number;
}

export function Footer({
  brand,
  tagline,
  words,
  addressOf,
  popular,
  company,
  social,
  newsletter,
  builtIn,
}: FooterProps) {
  const profiles = social.filter(({ href }) => href !== '');
  return (
    <footer className="band">
      <div className="mx-auto page-width px-4 pt-12 pb-8 sm:px-6 sm:pt-16">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.6fr]">
          <div>
            <Brand name={brand} home={addressOf('/')} />
            <p className="mt-4 max-w-xs text-muted">
              {tagline}, {words.withoutAccount}.
            </p>
          </div>
          <LinkGroup title={words.popular} links={popular} addressOf={addressOf} />
          <LinkGroup title={words.company} links={company} addressOf={addressOf} />
          {newsletter && (
            <div>
              <h2 className="text-xl">{words.newsletter}</h2>
              <p className="mt-2 mb-4 text-muted">{words.newsletterLead}</p>
              {newsletter}
            </div>
          )}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-sm text-muted">
          <p>
            © <Island of={CurrentYear} props={{ built: builtIn }} /> {brand}
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

interface LinkGroupProps {
  title: string;
  links: readonly ShellLink[];
  addressOf: AddressOf;
}

function LinkGroup({ title, links, addressOf }: LinkGroupProps) {
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 [&_a]:inline-block [&_a]:py-1 [&_a]:text-muted [&_a:hover]:text-ink [&_a:hover]:underline">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={addressOf(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
