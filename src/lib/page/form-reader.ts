import type { Attributes, HtmlReader } from '#lib/html/html-reader';
import type { FormField } from './form-facts.ts';
import type { Sited } from './site-facts.ts';

/** What visitors fill in, addresses as written. */
export interface FoundForms {
  forms: (Sited & { action: string; method: string; fields: FormField[] })[];
  /** `for` of labels. */
  labelled: Set<string>;
}

interface State {
  isInert: boolean;
  isUnseen: boolean;
  form: FoundForms['forms'][number] | undefined;
  isInLabel: boolean;
}

/** Kept of each kind. */
const MOST = 5_000;

const inert = new Set('template noscript noembed noframes xmp iframe object svg math'.split(' '));
const fieldNames = new Set(['input', 'select', 'textarea']);

/** Reads forms and their fields. `isUnread` tells whether nobody meets what is in an element with such a name and attributes. */
export function formReader(
  isUnread: (name: string, attributes: Attributes) => boolean,
): HtmlReader<State> & { found: FoundForms } {
  const found: FoundForms = { forms: [], labelled: new Set() };

  const openForm = (attributes: Attributes, at: number) => {
    const method = textOf(attributes, 'method').toLowerCase() || 'get';
    const form = { action: textOf(attributes, 'action'), method, fields: [], at };
    if (found.forms.length < MOST) found.forms.push(form);
    return form;
  };

  return {
    start: { isInert: false, isUnseen: false, form: undefined, isInLabel: false },
    found,

    open(name, attributes, outer, at) {
      if (outer.isInert) return outer;
      if (name === 'form') {
        const isUnseen = outer.isUnseen || isUnread('div', attributes);
        return { ...outer, isUnseen, form: openForm(attributes, at) };
      }
      if (name === 'label') {
        const target = attributes.get('for');
        if (target !== undefined && found.labelled.size < MOST) found.labelled.add(target);
        return { ...outer, isInLabel: true };
      }
      if (fieldNames.has(name)) {
        // Traps for machines, and what a button opens.
        const isSeen = !outer.isUnseen && !isUnread('div', attributes);
        const form = outer.form ?? openForm(new Map(), at);
        if (form.fields.length < MOST)
          form.fields.push(fieldOf(name, attributes, { at, isSeen, isInLabel: outer.isInLabel }));
        return outer;
      }
      if (inert.has(name)) return { ...outer, isInert: true };
      return attributes.size > 0 && isUnread('div', attributes) ? { ...outer, isUnseen: true } : outer;
    },

    close: () => {},
    text: () => {},
  };
}

function fieldOf(
  element: string,
  attributes: Attributes,
  { at, isSeen, isInLabel }: { at: number; isSeen: boolean; isInLabel: boolean },
): FormField {
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((each) => textOf(attributes, each) !== '');
  return {
    name: textOf(attributes, 'name'),
    type: element === 'input' ? textOf(attributes, 'type').toLowerCase() || 'text' : element,
    id: textOf(attributes, 'id'),
    autocomplete: textOf(attributes, 'autocomplete').toLowerCase(),
    isLabelled: isNamed || isInLabel,
    ...{ isSeen, at },
  };
}

function textOf(attributes: Attributes, name: string): string {
  return (attributes.get(name) ?? '').trim().slice(0, 2_000);
}
