import type { SearchPreview } from '#lib/text/search-preview';
import type { FieldName, MetaFields } from './meta-fields.ts';

/** A fault makes a tag useless or different from what was meant; advice makes it better. */
export interface Finding {
  level: 'fault' | 'advice';
  field: FieldName;
  message: string;
}

const fault = (field: FieldName, message: string): Finding => ({ level: 'fault', field, message });
const advice = (field: FieldName, message: string): Finding => ({ level: 'advice', field, message });

/** Labels of the fields, as sentences name them. */
const names: Readonly<Record<FieldName, string>> = {
  title: 'title',
  description: 'description',
  keywords: 'keywords',
  author: 'author',
  ogTitle: 'Open Graph title',
  ogDescription: 'Open Graph description',
  ogImage: 'image',
  twitterCard: 'card type',
  twitterUsername: 'Twitter username',
  canonicalUrl: 'canonical URL',
};

/** What a search engine or a network would stumble over, faults first. */
export function findFaults(fields: MetaFields, preview: SearchPreview): Finding[] {
  const found = [
    ...aboutTitle(fields, preview),
    ...aboutDescription(fields, preview),
    ...aboutAddress('ogImage', fields.ogImage),
    ...aboutImage(fields),
    ...aboutAddress('canonicalUrl', fields.canonicalUrl),
    ...aboutCard(fields),
    ...aboutUsername(fields.twitterUsername),
    ...aboutCharacters(fields),
  ];
  return found.sort((a, b) => Number(a.level === 'advice') - Number(b.level === 'advice'));
}

function aboutTitle({ title }: MetaFields, preview: SearchPreview): Finding[] {
  if (title.trim() === '') return [fault('title', 'There is no title. Search results and browser tabs need one.')];
  return tooWide('title', preview.title);
}

function aboutDescription({ description }: MetaFields, preview: SearchPreview): Finding[] {
  if (description.trim() === '') {
    return [advice('description', 'There is no description. Search engines will pick a passage of the page.')];
  }
  return tooWide('description', preview.description);
}

function tooWide(field: 'title' | 'description', { isCut, width, limit }: SearchPreview['title']): Finding[] {
  if (!isCut) return [];
  const room = `a desktop search result has room for about ${limit}`;
  return [advice(field, `The ${field} is about ${width} pixels wide; ${room} and cuts the rest.`)];
}

function aboutAddress(field: 'ogImage' | 'canonicalUrl', text: string): Finding[] {
  if (text === '') return [];
  const name = names[field];
  const found: Finding[] = [];
  if (text !== text.trim()) found.push(fault(field, `The ${name} has white space around it.`));
  const scheme = /^([a-z][a-z\d+-]*):(?!\d)/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!/^https?:\/\/[^/?#\s]+/i.test(text.trim())) {
    const isOther = scheme !== undefined && !/^https?$/.test(scheme);
    found.push(
      isOther
        ? fault(
            field,
            `The ${name} begins with “${scheme}:”. Networks and search engines follow https: addresses only.`,
          )
        : fault(field, `The ${name} is not a full address. Begin with https:// and the name of the site.`),
    );
  } else if (scheme === 'http')
    found.push(advice(field, `The ${name} begins with http://. Use https:// if the site has it.`));
  if (/\s/.test(text.trim())) found.push(fault(field, `The ${name} has a space in it. Write %20 instead.`));
  if (field === 'canonicalUrl' && text.includes('#')) {
    found.push(advice(field, 'The canonical URL has a #. Search engines ignore it and what follows.'));
  }
  return found;
}

function aboutImage({ ogImage, title, ogTitle }: MetaFields): Finding[] {
  if (ogImage === '') {
    return title + ogTitle === '' ? [] : [advice('ogImage', 'There is no image. Shared links look plain without one.')];
  }
  if (!/\.svgz?(?:[?#]|$)/i.test(ogImage)) return [];
  return [fault('ogImage', 'The image is an SVG file. Networks show JPG, PNG, GIF or WebP only.')];
}

function aboutCard({ twitterCard, ogImage }: MetaFields): Finding[] {
  if (twitterCard === 'app') {
    return [fault('twitterCard', 'A card of type app also needs the ids of the app, as tags named twitter:app:….')];
  }
  if (twitterCard === 'player') {
    return [fault('twitterCard', 'A card of type player also needs twitter:player with its width and height.')];
  }
  if (twitterCard === 'summary_large_image' && ogImage === '') {
    return [advice('twitterCard', 'A large card needs an image. Without one X shows a small card.')];
  }
  return [];
}

function aboutUsername(text: string): Finding[] {
  const handle = text.replaceAll('@', '');
  if (handle === '' || /^\w{1,15}$/.test(handle)) return [];
  const rule = 'has up to 15 letters, digits and underscores';
  return [
    fault('twitterUsername', `“${text.trim()}” is no Twitter username: it ${rule}. Enter the name only, no address.`),
  ];
}

function aboutCharacters(fields: MetaFields): Finding[] {
  return fieldNames(fields).flatMap((field) => {
    const text = fields[field];
    const name = names[field];
    const found: Finding[] = [];
    if (text.includes('\0')) {
      found.push(fault(field, `The ${name} has a NUL character. HTML cannot hold it: it is written as U+FFFD (�).`));
    }
    if (!text.isWellFormed()) {
      found.push(fault(field, `The ${name} has half a character in it. Saved as UTF-8, it turns into U+FFFD (�).`));
    }
    if (/[\n\r]/.test(text)) {
      found.push(advice(field, `The ${name} has line breaks. They are kept, but shown as spaces.`));
    }
    return found;
  });
}

function fieldNames(fields: MetaFields): FieldName[] {
  const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);
  return Object.keys(names).filter(isField);
}
