/** What is said of axe-core's rules, in words of our own: what is wrong, and how it is fixed. */
export const ruleWords: Readonly<Record<string, readonly [wrong: string, fix: string]>> = {
  accesskeys: [
    'Several elements have the same shortcut key',
    'Give each accesskey once, or better none: they collide with those of browsers and screen readers.',
  ],
  'area-alt': ['Areas of an image map have no name', 'Give each area an alt that says where it leads.'],
  'aria-allowed-attr': [
    'ARIA attributes that the role does not have',
    'Remove the attribute, or give the element the role that it belongs to.',
  ],
  'aria-allowed-role': [
    'A role that does not fit the element',
    'Use an element that has the role by itself, or remove the role.',
  ],
  'aria-braille-equivalent': [
    'A text for Braille without one for everybody',
    'Give the element a name or a role description besides.',
  ],
  'aria-command-name': [
    'Elements with the role of a button or link have no name',
    'Put a text into the element, or give it an aria-label.',
  ],
  'aria-conditional-attr': [
    'ARIA attributes that do not count here',
    'Use the native state, such as checked of a checkbox, and remove the attribute.',
  ],
  'aria-deprecated-role': ['Roles that ARIA has given up', 'Use the role or the element that has taken its place.'],
  'aria-dialog-name': [
    'Dialogs have no name',
    'Give the dialog an aria-label, or aria-labelledby with the ID of its heading.',
  ],
  'aria-hidden-body': ['The whole page is hidden from assistive technology', 'Remove aria-hidden from body.'],
  'aria-hidden-focus': [
    'Something hidden from screen readers can be reached by keyboard',
    'Remove it from the order of the Tab key as well, with hidden, disabled or tabindex="-1", or do not hide it.',
  ],
  'aria-input-field-name': [
    'Input fields made with ARIA have no name',
    'Give them an aria-label, or aria-labelledby with the ID of their label.',
  ],
  'aria-meter-name': ['Meters have no name', 'Say in an aria-label what is measured.'],
  'aria-progressbar-name': ['Progress bars have no name', 'Say in an aria-label what makes progress.'],
  'aria-prohibited-attr': [
    'A name where ARIA allows none',
    'Remove the attribute, or give the element a role that may have a name.',
  ],
  'aria-required-attr': [
    'A role lacks an attribute that it needs',
    'Add the attribute and keep it up to date, or use the native element, which does that by itself.',
  ],
  'aria-required-children': [
    'A role does not hold what belongs in it',
    'Put the roles into it that it requires, such as options into a listbox, or remove the role.',
  ],
  'aria-required-parent': [
    'A role is outside of what it belongs to',
    'Put it into an element with the role that it requires, such as a tab into a tablist.',
  ],
  'aria-roles': ['Roles that do not exist', 'Correct the spelling, or remove the role.'],
  'aria-tab-name': ['Tabs have no name', 'Put a text into each tab.'],
  'aria-text': [
    'Something that can be focused is read as plain text',
    'Remove role="text", or what can be focused in it.',
  ],
  'aria-toggle-field-name': [
    'Switches and checkboxes made with ARIA have no name',
    'Give them a text, or aria-labelledby with the ID of their label.',
  ],
  'aria-tooltip-name': ['Tooltips have no text', 'Put a text into the tooltip.'],
  'aria-treeitem-name': ['Items of a tree have no name', 'Put a text into each item.'],
  'aria-valid-attr-value': [
    'ARIA attributes have values that they do not take',
    'Use one of the allowed values, and IDs that are on the page.',
  ],
  'aria-valid-attr': ['ARIA attributes that do not exist', 'Correct the spelling, or remove the attribute.'],
  'autocomplete-valid': [
    'A field names a purpose that browsers do not know',
    'Use one of the words of the HTML standard, such as email or street-address.',
  ],
  'avoid-inline-spacing': [
    'Spacing of text is fixed in the element',
    'Move it to a style sheet, without !important, so that readers can set their own.',
  ],
  blink: ['Text blinks', 'Remove the blink element.'],
  'button-name': ['Buttons have no name', 'Put a text into the button, or an aria-label if it only shows an icon.'],
  bypass: [
    'There is no way past the menu',
    'Mark the content with main and headings, or begin the page with a link to the content.',
  ],
  'color-contrast-enhanced': [
    'The contrast of text is below the strictest level',
    'Make the text darker or the background lighter: 7 to 1, and 4.5 to 1 for large text.',
  ],
  'color-contrast': [
    'Text has too little contrast',
    'Make the text darker or the background lighter: 4.5 to 1, and 3 to 1 from 24 pixels on, or 18.66 in bold.',
  ],
  'definition-list': ['A definition list holds something else', 'Put only dt, dd and div into dl.'],
  dlitem: ['A term is outside of its list', 'Put dt and dd into a dl.'],
  'document-title': ['The page has no title', 'Add a title element to the head that says what the page is about.'],
  'duplicate-id-aria': ['An ID that labels refer to is there twice', 'Give each element an ID of its own.'],
  'empty-heading': ['Headings are empty', 'Give the heading a text, or remove it.'],
  'empty-table-header': ['Headers of a table are empty', 'Give the header a text, or use td.'],
  'form-field-multiple-labels': [
    'Fields have several labels',
    'Keep one label, and refer to further words by aria-describedby.',
  ],
  'frame-focusable-content': [
    'The content of a frame cannot be reached by keyboard',
    'Remove tabindex="-1" from the frame.',
  ],
  'frame-tested': ['Frames were not looked into', 'Check the pages that are shown in them by themselves.'],
  'frame-title-unique': ['Several frames have the same title', 'Say in each title what the frame shows.'],
  'frame-title': ['Frames have no title', 'Say in its title what the frame shows.'],
  'heading-order': [
    'A level of headings is left out',
    'Let each heading be at most one level below the one before, and set sizes in CSS.',
  ],
  'html-has-lang': ['The page does not say its language', 'Add lang to the html element, such as lang="en".'],
  'html-lang-valid': ['The language of the page is not one that exists', 'Use a language tag such as en, de or pt-BR.'],
  'html-xml-lang-mismatch': ['lang and xml:lang name different languages', 'Remove xml:lang.'],
  'identical-links-same-purpose': [
    'Links with the same words lead to different pages',
    'Say in the words of each link where it leads.',
  ],
  'image-alt': [
    'Pictures have no text in their place',
    'Describe in alt what the picture says; alt="" for one that only decorates.',
  ],
  'image-redundant-alt': [
    'The text of a picture repeats the text beside it',
    'Use alt="", so that nothing is read twice.',
  ],
  'input-button-name': ['Buttons have no name', 'Give the input a value.'],
  'input-image-alt': ['Buttons made of a picture have no name', 'Say in alt what the button does.'],
  'label-content-name-mismatch': [
    'The words on a control are not in its name',
    'Begin the aria-label with the words that are seen: people who speak to their device say those.',
  ],
  'label-title-only': ['A field is only labelled where nobody sees it', 'Add a label that is always in sight.'],
  label: ['Fields have no label', 'Add a label element with the ID of the field in for.'],
  'landmark-banner-is-top-level': ['The header of the page is within another landmark', 'Move it to the top level.'],
  'landmark-contentinfo-is-top-level': [
    'The footer of the page is within another landmark',
    'Move it to the top level.',
  ],
  'landmark-main-is-top-level': ['The main content is within another landmark', 'Move main to the top level.'],
  'landmark-no-duplicate-banner': ['There are several page headers', 'Keep one header at the top level.'],
  'landmark-no-duplicate-contentinfo': ['There are several page footers', 'Keep one footer at the top level.'],
  'landmark-no-duplicate-main': ['There are several main elements', 'Keep one main.'],
  'landmark-one-main': ['The main content is not marked', 'Put the content into one main element.'],
  'landmark-unique': [
    'Landmarks of the same kind cannot be told apart',
    'Name each by aria-label, such as "Main" and "Footer" for two nav.',
  ],
  'link-in-text-block': [
    'Links in text are told by their color alone',
    'Underline links in text, or let their color contrast with the text by 3 to 1 and change at focus and hover.',
  ],
  'link-name': ['Links have no words', 'Put a text into the link, or an alt into its picture.'],
  list: ['A list holds something else than items', 'Put only li into ul and ol.'],
  listitem: ['List items are outside of a list', 'Put li into ul or ol.'],
  marquee: ['Text moves', 'Remove the marquee element.'],
  'meta-refresh-no-exceptions': ['The page moves on by itself', 'Remove the refresh, and offer a link.'],
  'meta-refresh': ['The page moves on by itself', 'Remove the refresh, and redirect on the server.'],
  'meta-viewport-large': ['Zooming is limited below 500 %', 'Remove maximum-scale from the viewport tag.'],
  'meta-viewport': [
    'Zooming is switched off or limited',
    'Remove user-scalable=no, and maximum-scale below 2, from the viewport tag.',
  ],
  'nested-interactive': ['A control is within a control', 'Move one out of the other.'],
  'no-autoplay-audio': [
    'Sound plays by itself for more than three seconds',
    'Let visitors start it, or begin with muted.',
  ],
  'object-alt': ['Embedded objects have no text in their place', 'Name the object by aria-label or title.'],
  'page-has-heading-one': ['The page has no heading of level one', 'Let the heading of the page be an h1.'],
  'presentation-role-conflict': [
    'A decoration that is announced all the same',
    'Remove tabindex and ARIA attributes from it, or the role none.',
  ],
  region: ['Content is outside of all landmarks', 'Put all content into header, nav, main, aside or footer.'],
  'role-img-alt': ['Elements with the role of a picture have no name', 'Give them an aria-label.'],
  'scope-attr-valid': ['scope is used wrongly', 'Use scope on th only, with row, col, rowgroup or colgroup.'],
  'scrollable-region-focusable': ['A scrolling area cannot be reached by keyboard', 'Give it tabindex="0" and a name.'],
  'select-name': ['Lists of choices have no label', 'Add a label element with the ID of the select in for.'],
  'server-side-image-map': ['A picture whose places only a mouse can choose', 'Use areas or links in place of ismap.'],
  'skip-link': ['The link past the menu leads nowhere', 'Let it lead to an ID that is on the page.'],
  'summary-name': ['A summary has no words', 'Put a text into the summary.'],
  'svg-img-alt': ['Drawings have no name', 'Put a title into the svg, or give it an aria-label.'],
  tabindex: [
    'The order of the Tab key is set by hand',
    'Use tabindex="0" or none, and put elements into the right order.',
  ],
  'table-duplicate-name': ['The summary of a table repeats its caption', 'Remove the summary.'],
  'target-size': [
    'Targets are too small or too close',
    'Make each at least 24 by 24 CSS pixels, or leave as much space around its center.',
  ],
  'td-headers-attr': ['Cells refer to headers that are not in the table', 'Use IDs of th elements of the same table.'],
  'th-has-data-cells': ['A table header has no cells', 'Remove the header, or use td.'],
  'valid-lang': [
    'A part of the page names a language that does not exist',
    'Use a language tag such as en, de or pt-BR.',
  ],
  'video-caption': ['Videos have no captions', 'Add a track with kind="captions".'],
};

/** Why it matters, by axe-core's groups. */
export const whyByGroup: Readonly<Record<string, string>> = {
  'cat.aria':
    'Screen readers announce what ARIA says. Where it says something wrong, a control cannot be understood or used.',
  'cat.color':
    'Many people see little contrast or not all colors, and everybody reads on a screen in the sun at times.',
  'cat.forms': 'Who does not see the form hears only the labels, and browsers fill in fields by them.',
  'cat.keyboard': 'Many people use a keyboard or a switch in place of a mouse.',
  'cat.language': 'Screen readers choose their voice by the language.',
  'cat.name-role-value':
    'Screen readers say the name and kind of each control, and speech control finds it by its name.',
  'cat.parsing': 'Assistive technology relies on elements that can be told apart.',
  'cat.semantics': 'People who hear a page find their way by its structure: headings, lists and landmarks.',
  'cat.sensory-and-visual-cues': 'People set size, spacing and direction of text so that they can read it.',
  'cat.structure': 'People who hear a page find their way by its structure.',
  'cat.tables': 'Screen readers say the headers of each cell, if the table tells which they are.',
  'cat.text-alternatives': 'People who do not see a picture, a video or a frame get its text.',
  'cat.time-and-media': 'People need to hear, see or stop media as they can, and to keep their time.',
};

/** Why axe-core could not tell, by its names of reasons. */
export const unclearReasons: Readonly<Record<string, string>> = {
  bgImage: 'a picture is behind the text',
  bgGradient: 'a gradient is behind the text',
  imgNode: 'a picture is behind the text',
  bgOverlap: 'another element lies over it',
  fgAlpha: 'the text is transparent',
  elmPartiallyObscured: 'it is partly covered',
  elmPartiallyObscuring: 'it partly covers others',
  outsideViewport: 'it is outside of the screen',
  equalRatio: 'text and background have the same color',
  shortTextContent: 'it is a single character',
  nonBmp: 'it holds only symbols',
  pseudoContent: 'a pseudo-element is behind the text',
  colorParse: 'its color could not be read',
};
