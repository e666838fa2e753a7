import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { SavedOptions } from './saved-options.tsx';
import { syncKept } from './sync-kept.tsx';

/** What pages have more for whoever is logged in: the same lists on every device, and saved options beneath a tool. */
export function SignedInExtras() {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(syncKept, []);
  const slug = /^\/tools\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1];
  useEffect(() => setPlace(slug ? document.getElementById('saved-options') : null), [slug]);
  return place && slug ? createPortal(<SavedOptions key={slug} slug={slug} />, place) : null;
}
