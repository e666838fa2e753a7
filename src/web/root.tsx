import displayFace from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2?url';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { site } from '#content/site';
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx';
import { publicUrlPlaceholder } from '#lib/public-url';
import { Shell } from '#ui/shell/shell';
import { themeScript } from '#ui/shell/theme-switch';
import type { Route } from './+types/root';
import { popularTools } from './catalogue.server.ts';
import { ErrorScreen } from './error-screen.tsx';
import { RouteFocus } from './route-focus.tsx';
import { linkOf } from './tool-summary.ts';

/** Stands in the page itself, so that the first picture waits for no second request. The browser finds it there. */
const styles = import.meta.env.SSR
  ? (await import('../ui/styles.css?inline')).default + (await import('../ui/adapt.css?inline')).default + fontFace()
  : standingStyles();

/** Drawn with what is there: a face that comes late must not move the words. */
function fontFace(): string {
  return `@font-face{font-family:"Familjen Grotesk";font-weight:700;font-display:optional;src:url(${displayFace})}`;
}

/** A crash draws the document anew: with the styles it came with, which the policy knows. */
function standingStyles(): string {
  return document.querySelector('style')?.textContent ?? '';
}

if (import.meta.env.DEV && !import.meta.env.SSR) {
  await import('../ui/styles.css');
  await import('../ui/adapt.css');
}

export function loader() {
  return {
    origin: publicUrlPlaceholder,
    builtIn: new Date().getFullYear(),
    popular: popularTools().map(linkOf),
  };
}

/** What every page shares does not change while a visitor moves about. */
export function shouldRevalidate() {
  return false;
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
        {/* A page that comes in pieces is drawn when its footer is there: half a row, or half a footer, would move. */}
        <link rel="expect" href="#drawn" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <RouteFocus />
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
      popular={data?.popular.map(({ slug, title }) => ({ label: title, href: `/tools/${slug}` })) ?? []}
      company={site.company}
      social={site.social}
      newsletter={<NewsletterBox />}
      builtIn={data?.builtIn ?? new Date().getFullYear()}
    >
      {children}
    </Shell>
  );
}

/** Fetched before it is needed: without a line, it could not be. */
let keepPage: typeof import('./keep-page.tsx').keepPage | undefined;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => (keepPage ? keepPage(request, next) : next()),
];

const loadExtras = async () => ({ default: (await import('#features/accounts/signed-in-extras.tsx')).SignedInExtras });

export default function Root() {
  const [Extras, setExtras] = useState<ComponentType>();
  useEffect(() => {
    // Later than everything that visitors need.
    const look = () => {
      const isSignedIn = 'account' in document.documentElement.dataset;
      setExtras(() => (isSignedIn ? lazy(loadExtras) : undefined));
    };
    look();
    addEventListener('account', look);
    return () => removeEventListener('account', look);
  }, []);
  useEffect(() => {
    import('./keep-page.tsx').then(
      (module) => {
        keepPage = module.keepPage;
      },
      // The line is down already: the error screen says so on the way to a page.
      () => undefined,
    );
  }, []);
  return (
    <>
      <Outlet />
      {Extras && (
        <Suspense>
          <Extras />
        </Suspense>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
