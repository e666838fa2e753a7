const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Roles that an element can have. Sources: WAI-ARIA 1.3 without abstract roles, DPUB-ARIA 1.1, Graphics-ARIA 1.0. */
export const ariaRoles = names(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic graphics-document
  graphics-object graphics-symbol grid gridcell group heading image img insertion link list listbox listitem log main mark marquee
  math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar
  radio radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider
  spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term text textbox time timer toolbar
  tooltip tree treegrid treeitem
  doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography doc-biblioref
  doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote doc-endnotes doc-epigraph
  doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref doc-index doc-introduction doc-noteref
  doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna
  doc-subtitle doc-tip doc-toc`,
);

/** Attributes by what follows `aria-`. Source: WAI-ARIA 1.3. */
export const ariaAttributes = names(
  `actions activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext
  colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden
  invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed
  readonly relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin
  valuenow valuetext`,
);

/** What a role cannot be without, by what follows `aria-`; elements that have it by themselves need none. Source: WAI-ARIA 1.3. */
export const ariaNeeds: Readonly<Record<string, string>> = {
  ...{
    checkbox: 'checked',
    switch: 'checked',
    radio: 'checked',
    menuitemcheckbox: 'checked',
    menuitemradio: 'checked',
  },
  ...{ slider: 'valuenow', scrollbar: 'valuenow', meter: 'valuenow', heading: 'level', combobox: 'expanded' },
};

const yes = ['true', 'false'];
const open = [...yes, 'undefined', ''];

/** The values that an attribute can have, where there are few. Source: WAI-ARIA 1.3. */
export const ariaValues: Readonly<Record<string, readonly string[]>> = {
  ...{
    atomic: yes,
    busy: yes,
    disabled: yes,
    modal: yes,
    multiline: yes,
    multiselectable: yes,
    readonly: yes,
    required: yes,
  },
  ...{
    expanded: open,
    grabbed: open,
    hidden: open,
    selected: open,
    checked: [...open, 'mixed'],
    pressed: [...open, 'mixed'],
  },
  autocomplete: ['inline', 'list', 'both', 'none'],
  haspopup: [...yes, 'menu', 'listbox', 'tree', 'grid', 'dialog', ''],
  invalid: [...yes, 'grammar', 'spelling', ''],
  live: ['assertive', 'off', 'polite'],
  orientation: ['horizontal', 'vertical', 'undefined'],
  sort: ['ascending', 'descending', 'none', 'other'],
};
