import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SavedOptions } from './saved-options.tsx';
import { syncSaved } from './sync-saved.tsx';

/** The same lists on every device, and saved options below a tool. */
export function SignedInParts() {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(syncSaved, []);
  useEffect(() => setPlace(document.getElementById('saved-options')), []);
  const slug = /^\/tools\/([a-z0-9-]+)\/?$/.exec(window.location.pathname)?.[1];
  return place && slug ? createPortal(<SavedOptions slug={slug} />, place) : null;
}
