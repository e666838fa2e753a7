import displayFace from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { site } from '#content/site';
import { publicUrlPlaceholder } from '#lib/public-url';
import { Shell } from '#ui/shell/shell';
import { themeScript } from '#ui/shell/theme-switch';
import type { Route } from './+types/root';
import { popularTools } from './catalogue.server.ts';

/** Stands in the page itself, so that the first picture waits for no second request. The browser finds it there. */
const styles = import.meta.env.SSR ? (await import('../ui/styles.css?inline')).default + fontFace() : standingStyles();

/** Drawn with what is there: a face that comes late must not move the words. */
function fontFace(): string {
  return `@font-face{font-family:"Familjen Grotesk";font-weight:700;font-display:optional;src:url(${displayFace})}`;
}

/** A crash draws the document anew: with the styles it came with, which the policy knows. */
function standingStyles(): string {
  return document.querySelector('style')?.textContent ?? '';
}

if (import.meta.env.DEV && !import.meta.env.SSR) await import('../ui/styles.css');

export function loader() {
  return {
    origin: publicUrlPlaceholder,
    builtIn: new Date().getFullYear(),
    popular: popularTools().map(({ slug, title }) => ({ label: title, href: `/tools/${slug}` })),
  };
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: displayFace, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell
      brand={site.brand}
      tagline={site.tagline}
      navigation={site.navigation}
      popular={data?.popular ?? []}
      company={site.company}
      social={site.social}
      builtIn={data?.builtIn ?? new Date().getFullYear()}
    >
      {children}
    </Shell>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  console.error(error);
  return (
    <div className="mx-auto max-w-2xl px-4 py-20 text-center">
      <h1 className="text-3xl font-bold">Unexpected Application Error!</h1>
      <p className="mt-3 text-muted">Something broke on this page. Loading it again may help.</p>
      <a className="button mt-6" href="/">
        Return Home
      </a>
    </div>
  );
}
