import type { ReactNode } from 'react';
import type { AddressOf, ShellWords } from '#lib/language';
import { Island } from '../island.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import type { ShellLink } from './shell-link.tsx';

interface ShellProps {
  brand: string;
  tagline: string;
  words: ShellWords;
  /** Path of this page, as its links name it. */
  path: string;
  /** The address of a page, by its path, in the language of this one. */
  addressOf: AddressOf;
  navigation: readonly ShellLink[];
  popular: readonly ShellLink[];
  company: readonly ShellLink[];
  /** Profiles elsewhere; one without an address is not shown. */
  social: readonly ShellLink[];
  /** The box of the newsletter. */
  newsletter?: ReactNode;
  /** The year in which the pages were built. */
  builtIn: number;
  children: ReactNode;
}

/** Header, main part, footer and notices around every page. */
export function Shell({ path, navigation, children, ...shared }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="button skip-link">
        {shared.words.skip}
      </a>
      <Header {...shared} path={path} navigation={navigation} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer {...shared} />
      <span id="drawn" hidden />
      <Island of={Notices} props={{}} />
    </div>
  );
}
