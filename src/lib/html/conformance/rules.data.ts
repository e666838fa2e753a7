import type { ConformanceRule } from './rules.ts';

const site = 'https://html.spec.whatwg.org/multipage';

const rule = (
  severity: ConformanceRule['severity'],
  title: string,
  why: string,
  fix: string,
  source: string,
): ConformanceRule => ({ severity, title, why, fix, source: `${site}/${source}` });

const content = 'dom.html#content-models';
const obsolete = 'obsolete.html#non-conforming-features';
const attributes = 'indices.html#attributes-3';

/** What is found in the tree, by the name of the fault. */
export const treeRules: Readonly<Record<string, ConformanceRule>> = {
  unclosed: rule(
    'error',
    'Elements are not closed',
    'Without its end tag an element goes on until something else ends it, and takes what follows along: into a link, into bold text, or out of the layout.',
    'Add the end tag where the element should end.',
    'syntax.html#optional-tags',
  ),
  stray: rule(
    'error',
    'End tags close nothing',
    'No element of this name is open here, so browsers drop the tag. Often the element was closed too early, by another tag, or a tag was written twice.',
    'Remove the end tag, or find the start tag that it belongs to.',
    'parsing.html#parsing-main-inbody',
  ),
  misnested: rule(
    'error',
    'End tags are in the wrong order',
    'Another element that began later is still open. Browsers split it in two, and styles and scripts meet two elements where one was written.',
    'Close the elements in the opposite order to the one in which they were opened.',
    'parsing.html#misnested-tags:-b-i-/b-/i',
  ),
  ignored: rule(
    'error',
    'Browsers drop these tags',
    'The element may not begin here, and browsers read on as if the tag were not there: a form in a form, or a table cell outside of a table.',
    'Close the element that it must not be in, or put the element that it needs around it.',
    'parsing.html#parsing-main-inbody',
  ),
  second: rule(
    'error',
    'A tag that a page has once is there again',
    'The attributes of the second tag are added to the first, and the rest of it is dropped. Often a template was put into another whole page.',
    'Remove the second tag.',
    'semantics.html#the-html-element',
  ),
  moved: rule(
    'error',
    'Content of a table is outside its cells',
    'Browsers move it out and show it above the table.',
    'Put it into a td, th or caption, or outside of the table.',
    'parsing.html#unexpected-markup-in-tables',
  ),
  'not-here': rule(
    'error',
    'Elements are where they must not be',
    'Each element says what it may hold. Browsers show most of this anyway, but assistive technology and scripts rely on the structure, and the next browser may show something else.',
    'Move the element, or use another one: a span in place of a div within text, an li around what is in a list.',
    content,
  ),
  'not-within': rule(
    'error',
    'Elements are in an element that forbids them',
    'Controls in controls cannot be told apart by a click or a key, and some elements have a meaning only outside of others.',
    'Close the outer element first, or take one of the two away.',
    content,
  ),
  'not-first': rule(
    'error',
    'A caption is not the first in its element',
    'Browsers take only the first for the caption of the whole.',
    'Move it to the beginning of the element.',
    content,
  ),
  'text-not-here': rule(
    'error',
    'Text is where only elements may be',
    'Lists and tables hold items and rows. Text between them belongs to none.',
    'Put the text into an item, a cell or a caption.',
    content,
  ),
  'unknown-element': rule(
    'error',
    'Elements that HTML does not have',
    'Browsers show them as text without a meaning. The names of custom elements have a hyphen.',
    'Correct the name, or use an element of HTML.',
    'indices.html#elements-3',
  ),
  obsolete: rule(
    'error',
    'Elements that HTML has given up',
    'Browsers still show most of them, but no page should use them.',
    'Use what has taken its place.',
    obsolete,
  ),
  'attribute-obsolete': rule(
    'warning',
    'Attributes that HTML has given up',
    'What they say about looks is said in CSS today. Browsers still read most of them.',
    'Remove the attribute, and set the same in CSS where it is wanted.',
    obsolete,
  ),
  'attribute-unknown': rule(
    'error',
    'Attributes that the element does not have',
    'Browsers ignore them. A name for your own scripts begins with data-, so that it never collides with one that HTML gets later.',
    'Correct the name, remove the attribute, or let its name begin with data-.',
    attributes,
  ),
  'attribute-missing': rule(
    'error',
    'Attributes are missing that the element needs',
    'Without them the element does nothing, or people who cannot see it get nothing in its place.',
    'Add the attribute. A picture that only decorates has alt="".',
    attributes,
  ),
  'value-word': rule(
    'error',
    'Values that the attribute does not take',
    'Browsers use their default in place of such a value.',
    'Use one of the values that the standard lists.',
    attributes,
  ),
  'value-number': rule(
    'error',
    'Values that are not whole numbers',
    'Here browsers expect digits only, without units such as px or %. Lengths with a unit belong in CSS.',
    'Write the number alone, or move the size to CSS.',
    'common-microsyntaxes.html#signed-integers',
  ),
  'value-address': rule(
    'error',
    'Addresses that are not valid',
    'An address has no spaces in it, and src is never empty: a browser would load the page itself once more.',
    'Write %20 for a space, or correct the address.',
    'urls-and-fetching.html#valid-url',
  ),
  'value-id': rule(
    'error',
    'IDs that are empty or have spaces',
    'Links, labels and style sheets cannot name such an element.',
    'Use at least one character, and no spaces.',
    'dom.html#the-id-attribute',
  ),
  'id-twice': rule(
    'error',
    'IDs are used more than once',
    'Links, labels and scripts find only the first element with the ID.',
    'Give each element an ID of its own, or use a class.',
    'dom.html#the-id-attribute',
  ),
  once: rule(
    'error',
    'An element is there more than once',
    'A page has one title and one visible main element, and a figure one caption. Of several, only the first counts.',
    'Keep one of them.',
    content,
  ),
  'part-missing': rule(
    'error',
    'A part is missing that the element needs',
    'Browsers and search engines then make up a title or a caption themselves.',
    'Add the element that is named.',
    content,
  ),
  'picture-one': rule(
    'error',
    'A picture element needs exactly one img',
    'The img is what is shown; the sources beside it only offer other files.',
    'End the picture element with one img.',
    'embedded-content.html#the-picture-element',
  ),
  'points-nowhere': rule(
    'error',
    'Labels and lists point to nothing',
    'The ID is on no element of the page, or on one that cannot be labelled. A click on the label then does nothing, and screen readers have no name for the field.',
    'Use the ID of the field, or put the field into the label.',
    'forms.html#attr-label-for',
  ),
};

const tokens = 'parsing.html#parse-errors';
const error = (title: string, why: string, fix: string) => rule('error', title, why, fix, tokens);

const doctype = error(
  'The doctype is not valid',
  'Browsers may then show the page in quirks mode, as those of the nineties did, with other sizes and distances.',
  'Begin the page with <!doctype html>.',
);
const quotes = error(
  'Quotes are missing or in the wrong place',
  'The browser reads another name or value than was meant, often with the next attributes in it.',
  'Put each value in quotes, and write &quot; for a quote in it.',
);
const comment = error(
  'A comment is not written correctly',
  'Comments begin with <!-- and end with -->. Otherwise more or less may be hidden than was meant.',
  'Begin it with <!-- and end it with -->, without another <!-- in it.',
);
const reference = error(
  'A character reference is not valid',
  'Browsers show a replacement character, another character than was meant, or nothing.',
  'Write the character itself, or its correct reference.',
);
const ends = error(
  'The text ends in the middle of something',
  'What was begun is dropped or takes everything up to the end. The file may be cut off.',
  'Complete the tag, the comment or the element.',
);
const character = error(
  'Characters that HTML does not allow',
  'Control characters and code points that are no characters show as nothing or as a box.',
  'Remove the character.',
);
const slash = error(
  'A slash in a tag has no effect',
  'In HTML, a slash at the end closes nothing: <div/> opens a div. Elsewhere in a tag it is dropped.',
  'Write an end tag, such as </div>. Elements that hold nothing, such as br, need neither.',
);
const angle = error(
  'A < begins no tag',
  'After < browsers expect a name, and read what follows as text or as a comment.',
  'Write &lt; where the sign itself is meant.',
);

/** What the standard calls parse errors, by its names for them. */
export const parseRules: Readonly<Record<string, ConformanceRule>> = {
  'missing-doctype': error('The doctype is missing', doctype.why, 'Begin the page with <!doctype html>.'),
  'duplicate-attribute': error(
    'An attribute is there twice',
    'Browsers take the first and drop the others.',
    'Remove the one that is not meant.',
  ),
  'missing-whitespace-between-attributes': error(
    'No space between two attributes',
    'Browsers guess that a new attribute begins, but a forgotten quote looks the same.',
    'Put a space between them.',
  ),
  'missing-semicolon-after-character-reference': error(
    'A character reference has no semicolon',
    'Browsers guess where it ends: &copy=1 in a text becomes ©=1.',
    'Add the semicolon, or write &amp; where the sign & itself is meant.',
  ),
  'unknown-named-character-reference': error(
    'A character reference that HTML does not have',
    'It is shown as it is written.',
    'Correct the name, or write &amp; where the sign & itself is meant.',
  ),
  'end-tag-with-attributes': error('An end tag has attributes', 'Browsers drop them.', 'Move them to the start tag.'),
  'end-tag-with-trailing-solidus': error('An end tag has a slash at its end', slash.why, 'Remove the second slash.'),
  'cdata-in-html-content': error(
    'CDATA outside of SVG and MathML',
    'Browsers read it as a comment, and nothing of it is shown.',
    'Write the text itself, with &lt; and &amp;.',
  ),
  'unexpected-question-mark-instead-of-tag-name': error(
    'A <? in the page',
    'Browsers read it as a comment. It is often code of a template that the server did not run, or a line of XML.',
    'Remove it, or have the server run it.',
  ),
  'misplaced-doctype': error(
    'A doctype in the middle of the page',
    'Only the first line may have it; browsers drop others. Often a whole page was put into another.',
    'Remove it.',
  ),
  'abandoned-head-element-child': error(
    'An element of the head comes after it',
    'Browsers put it back into the head.',
    'Move it above </head>.',
  ),
  'misplaced-start-tag-for-head-element': error('A second <head>', 'Browsers drop the tag.', 'Remove it.'),
  'end-tag-without-matching-open-element': error(
    'End tags close nothing',
    'No element of this name is open here, and browsers drop the tag.',
    'Remove the end tag.',
  ),
  'closing-of-element-with-open-child-elements': error(
    'An element is closed while others in it are open',
    'Browsers close all of them.',
    'Close the inner elements first.',
  ),
  'disallowed-content-in-noscript-in-head': error(
    'Content in noscript that the head does not hold',
    'Browsers end the head there, and move all that follows into the body.',
    'Keep link, meta and style in it, and move the rest into the body.',
  ),
  'nested-noscript-in-head': error(
    'A noscript in a noscript',
    'Browsers drop the inner one.',
    'Remove the inner tags.',
  ),
  ...Object.fromEntries(
    'non-void-html-element-start-tag-with-trailing-solidus unexpected-solidus-in-tag'
      .split(' ')
      .map((name) => [name, slash]),
  ),
  ...Object.fromEntries(
    'invalid-first-character-of-tag-name missing-end-tag-name eof-before-tag-name'
      .split(' ')
      .map((name) => [name, angle]),
  ),
  ...Object.fromEntries(
    'unexpected-equals-sign-before-attribute-name unexpected-character-in-attribute-name unexpected-character-in-unquoted-attribute-value missing-attribute-value'
      .split(' ')
      .map((name) => [name, quotes]),
  ),
  ...Object.fromEntries(
    'incorrectly-opened-comment nested-comment abrupt-closing-of-empty-comment incorrectly-closed-comment'
      .split(' ')
      .map((name) => [name, comment]),
  ),
  ...Object.fromEntries(
    'absence-of-digits-in-numeric-character-reference null-character-reference surrogate-character-reference character-reference-outside-unicode-range control-character-reference noncharacter-character-reference'
      .split(' ')
      .map((name) => [name, reference]),
  ),
  ...Object.fromEntries(
    'eof-in-tag eof-in-doctype eof-in-comment eof-in-cdata eof-in-script-html-comment-like-text eof-in-element-that-can-contain-only-text open-elements-left-after-eof'
      .split(' ')
      .map((name) => [name, ends]),
  ),
  ...Object.fromEntries(
    'control-character-in-input-stream noncharacter-in-input-stream surrogate-in-input-stream unexpected-null-character'
      .split(' ')
      .map((name) => [name, character]),
  ),
};

/** All others are about the doctype. */
export const doctypeRule = doctype;
