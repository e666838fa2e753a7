import type { ReactNode } from 'react';
import { site } from '#content/site';
import { SignedInExtras } from '#features/accounts/signed-in-extras.tsx';
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx';
import { addressIn, type Language } from '#lib/language';
import { Island } from '#ui/island';
import { Shell } from '#ui/shell/shell';
import { popularTools } from '../catalogue.server.ts';
import { Head, type PageMeta } from './head.tsx';
import { scriptLoader } from './script-loader.ts';

interface DocumentProps {
  meta: PageMeta;
  path: string;
  language: Language;
  children: ReactNode;
}

/** A whole page: head, shell and what the page itself shows. The scripts that it needs are filled in when all islands are known. */
export function Document({ meta, path, language, children }: DocumentProps) {
  return (
    <html lang={language.tag} dir={language.direction}>
      <Head meta={meta} path={path} language={language} />
      <body>
        <Shell
          brand={site.brand}
          tagline={site.tagline}
          words={language.words}
          path={path}
          addressOf={(each) => addressIn(language, each)}
          navigation={site.navigation}
          popular={popularTools().map(({ title, slug }) => ({ label: title, href: `/tools/${slug}` }))}
          company={site.company}
          social={site.social}
          newsletter={<Island of={NewsletterBox} props={{}} />}
          builtIn={new Date().getFullYear()}
        >
          {children}
        </Shell>
        <Island of={SignedInExtras} props={{}} />
        <script data-scripts="" dangerouslySetInnerHTML={{ __html: scriptLoader }} />
      </body>
    </html>
  );
}
