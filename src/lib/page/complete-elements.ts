import type { MainContent } from '#lib/html/main-content';
import { own } from '../own.ts';
import type { PageFacts, PageLink } from './facts.ts';
import type { FoundForms } from './form-reader.ts';
import type { FoundElements } from './found-elements.ts';

interface Context {
  /** What relative addresses are relative to. */
  base: string;
  /** The page's own address. */
  page: string;
  holds: MainContent['holds'];
}

/** Longer addresses are left as they are. */
const LONGEST = 8_192;

/** What was found in a page's elements, with complete addresses. */
export function completeElements(
  found: FoundElements & FoundForms,
  { base, page, holds }: Context,
): Pick<PageFacts, 'links' | 'pictures' | 'resources' | 'forms'> {
  const host = siteName(new URL(page).hostname);
  const complete = (href: string) => (href === '' || href.length > LONGEST ? '' : (URL.parse(href, base)?.href ?? ''));
  const file = (src: string) => (src.startsWith('data:') ? 'data:' : complete(src));
  const isExternal = (url: string) => /^https?:/.test(url) && siteName(new URL(url).hostname) !== host;
  const resources = {
    scripts: found.scripts.map(({ src, ...rest }) => addressed(file(src), rest)),
    styles: found.styles.map(({ href, ...rest }) => addressed(file(href), rest)),
    inlineStyles: found.inlineStyles,
    imports: found.imports.map(({ href, at }) => ({ url: file(href), at })),
    mentioned: found.mentioned,
    preloads: found.preloads.map(({ href, ...rest }) => ({ ...rest, url: file(href) })),
    frames: found.frames.map(({ src, ...rest }) => addressed(file(src), rest)),
    media: found.media.map(({ src, ...rest }) => ({ ...rest, url: file(src) })),
  };
  function addressed<T extends object>(url: string, rest: T) {
    return { ...rest, url, isExternal: isExternal(url) };
  }
  const placed = (place: FoundElements['links'][number]['place']) => {
    if (place === undefined) return 'unseen' as const;
    return holds(place) ? ('main' as const) : ('beside' as const);
  };
  const pictures = found.pictures.map(({ place, ...picture }) => ({
    ...picture,
    place: placed(place),
    src: picture.src.startsWith('data:') ? `${picture.src.slice(0, 40)}…` : picture.src,
    url: file(picture.src),
    format: formatOf(picture.src),
  }));
  const unsafe = [
    ...resources.scripts.map(({ url, at }) => ({ name: 'script', url, at })),
    ...resources.styles.map(({ url, at }) => ({ name: 'link', url, at })),
    ...resources.frames.map(({ url, at }) => ({ name: 'iframe', url, at })),
    ...resources.media,
    ...pictures.map(({ url, at }) => ({ name: 'img', url, at })),
    ...found.plain,
  ].filter(({ url }) => url.startsWith('http:'));
  return {
    links: found.links.map(({ place, labelledBy, ...link }) => {
      const url = complete(link.href);
      const isNamed = labelledBy.some((id) => found.ids.has(id));
      return {
        ...link,
        label: link.label || (isNamed ? `#${labelledBy.join(' #')}` : ''),
        place: placed(place),
        url,
        kind: linkKind(link.href, { url, page, host }),
      };
    }),
    pictures,
    resources: { ...resources, unsafe: unsafe.map(({ name, url, at }) => ({ name, url, at })) },
    forms: found.forms.map(({ action, method, fields, at }) => ({
      at,
      action: action === '' ? page : complete(action),
      method,
      fields: fields.map((each) => ({ ...each, isLabelled: each.isLabelled || found.labelled.has(each.id) })),
    })),
  };
}

function linkKind(href: string, { url, page, host }: { url: string; page: string; host: string }): PageLink['kind'] {
  if (href.startsWith('#')) return 'jump';
  if (url === '') return href === '' ? 'jump' : 'broken';
  if (url.startsWith('mailto:')) return 'mail';
  if (url.startsWith('tel:') || url.startsWith('sms:')) return 'phone';
  if (url.startsWith('javascript:')) return 'script';
  if (!/^https?:/.test(url)) return 'other';
  if (url.includes('#') && url.replace(/#.*$/s, '') === page.replace(/#.*$/s, '')) return 'jump';
  return siteName(new URL(url).hostname) === host ? 'internal' : 'external';
}

/** A host and the same with `www.` are one site. */
function siteName(host: string): string {
  return host.replace(/^www\./, '');
}

const formats: Readonly<Record<string, string>> = {
  ...{ jpg: 'jpeg', jpeg: 'jpeg', jfif: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif', svg: 'svg' },
  ...{ svgz: 'svg', bmp: 'bmp', tif: 'tiff', tiff: 'tiff', heic: 'heic', ico: 'ico', jxl: 'jxl' },
};

function formatOf(src: string): string {
  if (src.startsWith('data:')) return /^data:image\/([\w-]{1,20})/.exec(src)?.[1]?.toLowerCase() ?? '';
  const path = src.slice(0, LONGEST).replace(/[?#].*$/s, '');
  return own(formats, /\.([a-z]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? '') ?? '';
}
