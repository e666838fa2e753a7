import { lazy } from 'react';

/** The not-found page where a page of data may be missing: only unknown addresses pay for it. */
export const NotFound = import.meta.env.SSR
  ? (await import('./not-found.tsx')).NotFound
  : lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));
