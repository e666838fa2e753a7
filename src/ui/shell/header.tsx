import type { AddressOf, ShellWords } from '#lib/language';
import { Island } from '../island.tsx';
import { Brand } from './brand.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MenuButton } from './menu-button.tsx';
import type { ShellLink } from './shell-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface HeaderProps {
  brand: string;
  words: ShellWords;
  addressOf: AddressOf;
  /** Path of this page: the link to it, or to what it belongs to, is marked. */
  path: string;
  navigation: readonly ShellLink[];
}

export function Header({ brand, words, addressOf, path, navigation }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 page-width flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-6 lg:gap-x-4">
        <Brand name={brand} home={addressOf('/')} nameClass="max-sm:sr-only" />
        <Menu words={words} addressOf={addressOf} path={path} navigation={navigation} />
        <Island of={HeaderSearch} props={{ label: words.search, action: addressOf('/search') }} />
        <Island of={ThemeSwitch} props={{ label: words.theme, names: words.themes }} />
        <ul className="flex items-center gap-2 max-lg:hidden">
          <Account words={words} addressOf={addressOf} />
        </ul>
        <Island of={MenuButton} props={{ label: words.toggleMenu }} />
      </div>
    </header>
  );
}

/** A row on wide screens. On small ones a popover, which the browser opens and closes by itself. */
function Menu({ words, addressOf, path, navigation }: Omit<HeaderProps, 'brand'>) {
  return (
    <div id="menu" popover="auto" className="menu">
      <nav aria-label={words.menu}>
        <ul className="menu-links">
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <a href={addressOf(href)} aria-current={isWithin(href, path) ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid grid-cols-2 gap-2 border-t border-line pt-3 lg:hidden">
        <Account words={words} addressOf={addressOf} />
      </ul>
    </div>
  );
}

/** Whether the page is the one that a link leads to, or stands in its folder. */
function isWithin(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

function Account({ words, addressOf }: Pick<HeaderProps, 'words' | 'addressOf'>) {
  return (
    <>
      <li className="not-in-data-account:hidden">
        <a className="button-quiet min-h-10 w-full" href={addressOf('/account')}>
          {words.account}
        </a>
      </li>
      <li className="in-data-account:hidden">
        <a className="button-quiet min-h-10 w-full" href={addressOf('/login')}>
          {words.logIn}
        </a>
      </li>
      <li className="in-data-account:hidden">
        <a className="button min-h-10 w-full px-4 text-sm" href={addressOf('/signup')}>
          {words.signUp}
        </a>
      </li>
    </>
  );
}
