import { combineReaders } from '#lib/html/combine-readers';
import type { DecodedPage } from '#lib/html/decode-page';
import { isUnread } from '#lib/html/element-roles';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { contentReader } from '#lib/html/read-content';
import { hasDoctype, tagsReader } from '#lib/html/read-tags';
import { defaultWalkLimits, walkHtml } from '#lib/html/walk-html';
import { countWords } from '#lib/text/count-words';
import { accessReader } from './access-reader.ts';
import { completeElements } from './complete-elements.ts';
import { dataReader } from './data-reader.ts';
import { elementReader } from './element-reader.ts';
import type { AnswerHead, HtmlFacts } from './facts.ts';
import { formReader } from './form-reader.ts';
import { headFacts } from './head.ts';
import { headingReader } from './heading-reader.ts';
import { pictureReader } from './picture-reader.ts';
import { readJsonLd } from './structured-data.ts';

/** Headings and blocks that are kept. */
const MOST_BLOCKS = 5_000;

interface Source extends DecodedPage {
  answer: Pick<AnswerHead, 'url' | 'headers'>;
}

/** Reads a page once, for all that is asked of it. */
export function readPageFacts({ text: html, answer, ...decoded }: Source): HtmlFacts {
  const [tagged, content] = [tagsReader(), contentReader()];
  const whole = (address: string) => {
    const base = URL.parse(tagged.tags.base, answer.url)?.href ?? answer.url;
    return URL.parse(address, base)?.href ?? address;
  };
  const data = dataReader(whole);
  const elements = elementReader(content.placeNow);
  const [pictures, access] = [pictureReader(), accessReader()];
  const [forms, headings] = [formReader(isUnread), headingReader(() => content.placeNow() !== undefined)];
  // Elements ask where they are: the reader of the content comes before theirs.
  const all = combineReaders(
    combineReaders(tagged, content),
    combineReaders(
      combineReaders(combineReaders(elements, data), combineReaders(pictures, access)),
      combineReaders(forms, headings),
    ),
  );
  const isWhole = walkHtml(html, all, defaultWalkLimits);
  const tags = { ...tagged.tags, hasDoctype: hasDoctype(html), isWhole };
  const base = URL.parse(tags.base, answer.url)?.href ?? answer.url;
  const read = { ...content.content(), isWhole };
  const { area, holds } = mainContent(read);
  const main = blocksAsText(read.blocks, holds);
  const jsonLd = readJsonLd(tags.jsonLd, tags.jsonLdAt);
  const { found } = elements;
  return {
    head: headFacts(tags, answer, base),
    document: {
      url: answer.url,
      base,
      ...{ charset: decoded.charset, charsetSource: decoded.source, isDamaged: decoded.isDamaged, isWhole },
      ...{ elements: found.elements, depth: found.depth },
      source: html,
      emptyHeadings: headings.empty,
      ids: new Set([...elements.found.ids.keys(), ...elements.found.names]),
      oddLinks: elements.found.oddLinks,
      repeatedIds: [...found.repeated.keys()],
      repeatedIdsAt: [...found.repeated.values()],
      counts: Object.fromEntries(found.counts),
      ...{ styleAttributes: found.styleAttributes, dataAddresses: found.dataAddresses },
      unquoted: { share: found.textLength === 0 ? 0 : found.unquotedLength / found.textLength, at: found.unquotedAt },
    },
    headings: read.blocks
      .filter(({ kind, level }) => kind === 'heading' && level > 0)
      .slice(0, MOST_BLOCKS)
      .map((block) => ({ level: block.level, text: block.text, isMain: holds(block), at: block.at })),
    ...completeElements({ ...found, ...forms.found }, { base, page: answer.url, holds }),
    pictureSets: pictures.sets(),
    access: access.facts(),
    data: {
      blocks: jsonLd.blocks,
      items: [...jsonLd.items, ...data.items],
      misnamed: tags.misnamedJsonLd,
      strays: data.strays(),
    },
    text: {
      main,
      whole: blocksAsText(read.blocks, () => true),
      area,
      words: countWords(main),
      blocks: read.blocks
        .slice(0, MOST_BLOCKS)
        .map((block) => ({ kind: block.kind, level: block.level, text: block.text, isMain: holds(block) })),
    },
  };
}
