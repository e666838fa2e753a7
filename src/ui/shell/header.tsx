import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Icon } from '../icon.tsx';
import { Brand } from './brand.tsx';
import { HeaderSearch } from './header-search.tsx';
import type { ShellLink } from './shell-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface HeaderProps {
  brand: string;
  navigation: readonly ShellLink[];
}

export function Header({ brand, navigation }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-6 lg:gap-x-4">
        <Brand name={brand} nameClass="max-sm:sr-only" />
        <Menu navigation={navigation} />
        <HeaderSearch />
        <ThemeSwitch />
        <ul className="flex items-center gap-2 max-lg:hidden">
          <Account />
        </ul>
        <MenuButton />
      </div>
    </header>
  );
}

/** A row on wide screens. On small ones a popover, which opens without scripts as well. */
function Menu({ navigation }: Pick<HeaderProps, 'navigation'>) {
  return (
    <div id="menu" popover="auto" className="menu">
      <nav aria-label="Main">
        <ul className="menu-links">
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <NavLink to={href} end={href === '/'}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid grid-cols-2 gap-2 border-t border-line pt-3 lg:hidden">
        <Account />
      </ul>
    </div>
  );
}

function Account() {
  return (
    <>
      <li className="not-in-data-account:hidden">
        <Link className="button-quiet min-h-10 w-full" to="/account">
          Account
        </Link>
      </li>
      <li className="in-data-account:hidden">
        <Link className="button-quiet min-h-10 w-full" to="/login">
          Login
        </Link>
      </li>
      <li className="in-data-account:hidden">
        <Link className="button min-h-10 w-full px-4 text-sm" to="/signup">
          Sign Up Free
        </Link>
      </li>
    </>
  );
}

/** The browser itself opens and closes the menu; this tells whether it is open, and closes it on the way to a page. */
function MenuButton() {
  const { key } = useLocation();
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const menu = document.getElementById('menu');
    const follow = () => setOpen(menu?.matches(':popover-open'));
    follow();
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, []);
  useEffect(() => {
    if (key) document.getElementById('menu')?.hidePopover();
  }, [key]);
  return (
    <button
      type="button"
      className="icon-button lg:hidden"
      aria-label="Toggle menu"
      aria-expanded={open}
      popoverTarget="menu"
    >
      {open ? <Icon name="x" /> : <Icon name="menu" />}
    </button>
  );
}
