import displayFace from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2?url';
import { languages } from '#content/languages';
import { site } from '#content/site';
import { addressIn, type Language } from '#lib/language';
import { publicUrlPlaceholder as origin } from '#lib/public-url';
import { themeScript } from '#ui/shell/theme-switch';
import styles from '../../ui/styles.css?inline';
import { speculationRules } from './speculation-rules.ts';
import {
  type ArticleFacts,
  blogPosting,
  breadcrumbList,
  faqPage,
  organization,
  type Question,
  type Trail,
  toolPage,
  webSite,
} from './structured-data.ts';
import { themeColours } from './theme-colours.ts';

/** What the head of a page says of it. */
export interface PageMeta {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Pages that search engines shall leave out. */
  unlisted?: boolean;
  trail?: Trail;
  article?: ArticleFacts;
  tool?: { slug: string; title: string; summary: string };
  /** What the tool's about text asks and answers. */
  questions?: readonly Question[];
  /** Whether readers of feeds find the blog's here. */
  hasFeeds?: boolean;
}

interface HeadProps {
  meta: PageMeta;
  path: string;
  language: Language;
}

/** Drawn with what is there: a face that comes late must not move the words. */
const face = `@font-face{font-family:"Familjen Grotesk";font-weight:700;font-display:optional;src:url(${displayFace})}`;

/** In the page itself, so that the first picture waits for no second request. The build leaves each page those that it needs. */
const allStyles = styles + face;

export function Head({ meta, path, language }: HeadProps) {
  const { title, description, unlisted, hasFeeds } = meta;
  const url = origin + addressIn(language, path);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!unlisted && languages.length > 1 && <Alternates path={path} />}
      <style dangerouslySetInnerHTML={{ __html: allStyles }} />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {/* A page that comes in pieces is drawn when its footer is there: half a row, or half a footer, would move. */}
      <link rel="expect" href="#drawn" blocking="render" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      <Previews meta={meta} url={url} language={language} />
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      {/* Files that the build writes: in development there are none. */}
      {import.meta.env.PROD && (
        <>
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          <link rel="search" href="/opensearch.xml" type="application/opensearchdescription+xml" title={site.brand} />
        </>
      )}
      {hasFeeds && (
        <>
          <link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title={`${site.brand} Blog (RSS)`} />
          <link rel="alternate" type="application/atom+xml" href="/blog/atom.xml" title={`${site.brand} Blog (Atom)`} />
        </>
      )}
      {structuredData(meta, path, language).map((thing) => (
        <Json key={thing['@type']} type="application/ld+json" value={thing} />
      ))}
      <Json type="speculationrules" value={speculationRules} />
    </head>
  );
}

/** The same page in the other languages. */
function Alternates({ path }: { path: string }) {
  const [first] = languages;
  return (
    <>
      {languages.map((each) => (
        <link key={each.tag} rel="alternate" hrefLang={each.tag} href={origin + addressIn(each, path)} />
      ))}
      {first && <link rel="alternate" hrefLang="x-default" href={origin + addressIn(first, path)} />}
    </>
  );
}

/** What search engines and the previews of links read. */
function Previews({ meta, url, language }: { meta: PageMeta; url: string; language: Language }) {
  const { title, description, keywords = site.keywords, unlisted, article } = meta;
  const { address, alt } = pictureOf(meta);
  return (
    <>
      <meta name="keywords" content={keywords.join(', ')} />
      {!unlisted && <meta name="robots" content="max-image-preview:large" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={language.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {!unlisted && <meta property="og:url" content={url} />}
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.updated && <meta property="article:modified_time" content={article.updated} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function pictureOf({ tool, article }: PageMeta): { address: string; alt: string } {
  const address = (name: string) => `${origin}/og/${name}.png`;
  if (tool) return { address: address(tool.slug), alt: `${tool.title}. ${tool.summary}` };
  if (article) return { address: address(`blog-${article.slug}`), alt: article.headline };
  return { address: address('site'), alt: `${site.brand}. ${site.tagline}` };
}

function structuredData(meta: PageMeta, path: string, { tag }: Language) {
  const { tool, article, trail, questions = [], description, title, keywords = site.keywords } = meta;
  const page = { path, title, description, keywords, picture: pictureOf(meta).address };
  return [
    webSite(tag),
    organization(),
    ...(tool ? [toolPage({ ...page, title: tool.title, description: tool.summary })] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...(article ? [blogPosting(article, { ...page, language: tag })] : []),
    ...(trail ? [breadcrumbList(trail, path)] : []),
  ];
}

/** Data in a page, in which no text can end the element it stands in. */
function Json({ type, value }: { type: string; value: object }) {
  const json = JSON.stringify(value).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
