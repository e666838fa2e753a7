import { type CheckedPage, metasNamed } from './checked-page.ts';
import { advice, error, type Finding, quoted, warning } from './finding.ts';
import { descriptionRoom, lengthOf, titleRoom } from './lengths.ts';

/** Shorter titles and descriptions rarely say what a page is about. Characters. */
const SHORT_TITLE = 15;
const SHORT_DESCRIPTION = 50;

const nothingSaid =
  /^(?:untitled(?: document| page)?|document|home ?page|home|index|new page|page title|title|react app|vite app)$/i;

/** Title, description and main heading. */
export function textFindings(checked: CheckedPage): Finding[] {
  return [...titleFindings(checked), ...descriptionFindings(checked), ...headingFindings(checked)];
}

function titleFindings({ tags: { titles } }: CheckedPage): Finding[] {
  const [title] = titles;
  if (title === undefined) return error('title', 'The page has no title. Search results and browser tabs need one.');
  const several =
    titles.length > 1
      ? warning('title', `The page has ${titles.length} titles. Browsers take the first one only.`)
      : [];
  if (title === '')
    return [...several, ...error('title', 'The title is empty. Search results and browser tabs need one.')];
  if (nothingSaid.test(title)) {
    return [...several, ...warning('title', `The title ${quoted(title)} does not say what the page is about.`)];
  }
  const { characters, pixels } = lengthOf(title, titleRoom);
  const room = `search results have room for about ${titleRoom.limit} pixels`;
  if (pixels > titleRoom.limit) {
    const size = `${characters} characters, about ${pixels} pixels`;
    return [...several, ...warning('title', `The title is too long (${size}): ${room} and cut the rest.`)];
  }
  if (characters < SHORT_TITLE) {
    return [...several, ...advice('title', `The title has ${characters} characters only: ${room}.`)];
  }
  return several;
}

function descriptionFindings({ tags }: CheckedPage): Finding[] {
  const all = metasNamed(tags, 'description');
  const [first] = all;
  const picks = 'Search engines will pick a passage of the page instead.';
  if (!first) return warning('description', `The page has no description. ${picks}`);
  const several =
    all.length > 1 ? warning('description', `The page has ${all.length} descriptions. There should be one.`) : [];
  const { content } = first;
  if (content === '') return [...several, ...warning('description', `The description is empty. ${picks}`)];
  if (content === tags.titles[0]) {
    return [...several, ...warning('description', 'The description repeats the title. It should say more.')];
  }
  const { characters, pixels } = lengthOf(content, descriptionRoom);
  if (pixels > descriptionRoom.limit) {
    const size = `${characters} characters, about ${pixels} pixels`;
    const room = `search results have room for about ${descriptionRoom.limit} pixels and cut the rest`;
    return [...several, ...advice('description', `The description is long (${size}): ${room}.`)];
  }
  if (characters < SHORT_DESCRIPTION) {
    return [
      ...several,
      ...advice(
        'description',
        `The description has ${characters} characters only. There is room for about ${descriptionRoom.characters}.`,
      ),
    ];
  }
  return several;
}

function headingFindings({ tags: { h1 } }: CheckedPage): Finding[] {
  if (h1.length === 0) return warning('h1', 'The page has no main heading (h1).');
  const empty = h1.filter((text) => text === '').length;
  return [
    ...(h1.length > 1
      ? warning('h1', `The page has ${h1.length} main headings (h1). One says best what it is about.`)
      : []),
    ...(empty > 0
      ? warning(
          'h1',
          empty === h1.length
            ? 'The main heading (h1) has no text.'
            : `${empty} of the main headings (h1) have no text.`,
        )
      : []),
  ];
}
