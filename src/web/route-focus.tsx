import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** What a browser does when a page is loaded, done where only its inside changes: the focus goes to the page, and its title is said. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    // Where the page scrolls to is decided elsewhere.
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
