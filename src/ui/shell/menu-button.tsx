import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';

/** The browser itself opens and closes the menu; this tells whether it is open. */
export function MenuButton({ label }: { label: string }) {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const menu = document.getElementById('menu');
    const follow = () => setOpen(menu?.matches(':popover-open'));
    // Whoever comes back to the page went away by a link of the menu.
    const close = () => menu?.hidePopover();
    follow();
    menu?.addEventListener('toggle', follow);
    addEventListener('pageshow', close);
    return () => {
      menu?.removeEventListener('toggle', follow);
      removeEventListener('pageshow', close);
    };
  }, []);
  return (
    <button
      type="button"
      className="icon-button lg:hidden"
      aria-label={label}
      aria-expanded={open}
      popoverTarget="menu"
    >
      {open ? <Icon name="x" /> : <Icon name="menu" />}
    </button>
  );
}
