import { type ComponentType, useEffect, useState } from 'react';

const load = async () => (await import('./signed-in-parts.tsx')).SignedInParts;

/** Here, and in another tab or page. */
const WAKES = ['account', 'storage'];

/** What pages have more for whoever is logged in: it comes later than everything that all visitors need. */
export function SignedInExtras() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const look = () => {
      if (!('account' in document.documentElement.dataset)) setParts(undefined);
      else load().then((parts) => setParts(() => parts), console.error);
    };
    look();
    for (const type of WAKES) addEventListener(type, look);
    return () => {
      for (const type of WAKES) removeEventListener(type, look);
    };
  }, []);
  return Parts && <Parts />;
}
