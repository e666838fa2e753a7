import { endedBy, headElements, inlineElements, scopeElements, tableParts, voidElements } from './element-names.ts';
import type { Attributes, HtmlReader } from './html-reader.ts';

/** Elements within each other; deeper ones are taken for siblings, as browsers do from the same depth. */
const MAX_DEPTH = 512;

interface OpenElement<State> {
  name: string;
  state: State;
  isPassedOver: boolean;
}

/** The elements of one scope that are open, by name. */
type Counts = Map<string, number>;

/** Which elements are open while a page is read, and which end without an end tag. Every step is quick on average. */
export function openElements<State>(reader: HtmlReader<State>) {
  const stack: OpenElement<State>[] = [];
  const scopes: Counts[] = [new Map()];
  const seen = new Set<string>();
  let foreign = 0;

  const counts = (): Counts => scopes.at(-1) ?? new Map();
  const count = (name: string, by: 1 | -1) => {
    const scope = counts();
    scope.set(name, (scope.get(name) ?? 0) + by);
    if (isForeign(name)) foreign += by;
  };
  const isOpen = (name: string) => (counts().get(name) ?? 0) > 0;
  const state = (): State => stack.at(-1)?.state ?? reader.start;

  const pop = () => {
    const top = stack.pop();
    if (!top) return;
    if (!top.isPassedOver && scopeElements.has(top.name)) scopes.pop();
    count(top.name, -1);
    reader.close(top.name, top.state);
  };
  /** The innermost element whose tags count. */
  const innermost = () => stack.findLast(({ isPassedOver }) => !isPassedOver)?.name ?? '';
  const popTo = (name: string) => {
    while (stack.length > 0 && stack.at(-1)?.name !== name) pop();
    pop();
  };
  /** Ends an element within a line wherever it is in its scope; what is open in it goes on. */
  const endInline = (name: string) => {
    const index = stack.findLastIndex((element) => element.name === name);
    const [element] = stack.splice(index, 1);
    if (!element) return;
    count(name, -1);
    reader.close(name, element.state);
  };

  return {
    isForeign: () => foreign > 0,

    open(name: string, attributes: Attributes, at: number) {
      if (name === 'html' || name === 'head' || name === 'body') {
        // A second one changes nothing.
        if (seen.has(name)) return;
        seen.add(name);
      }
      if (foreign === 0) {
        if (stack.at(-1)?.name === 'head' && !headElements.has(name)) pop();
        if (name === 'a' && isOpen(name)) endInline(name);
        const ends = endedBy.get(name);
        while (ends?.has(innermost())) popTo(innermost());
      }
      if (voidElements.has(name)) {
        reader.close(name, reader.open(name, attributes, state(), at));
        return;
      }
      if (stack.length >= MAX_DEPTH) pop();
      const inner = reader.open(name, attributes, state(), at);
      const isPassedOver = reader.isPassedOver?.(inner) ?? false;
      count(name, 1);
      stack.push({ name, state: inner, isPassedOver });
      if (!isPassedOver && scopeElements.has(name)) scopes.push(new Map());
    },

    close(name: string, at: number) {
      // What comes after the end of the body still belongs to it.
      if (name === 'html' || name === 'body') return;
      if (name === 'br') {
        this.open(name, new Map(), at);
        return;
      }
      if (tableParts.has(name) || scopeElements.has(name)) {
        if (scopes.some((scope) => (scope.get(name) ?? 0) > 0)) popTo(name);
        return;
      }
      if (!isOpen(name)) return;
      if (inlineElements.has(name)) endInline(name);
      else popTo(name);
    },

    text(text: string) {
      reader.text(text, state());
    },

    comment(text: string) {
      reader.comment?.(text, state());
    },

    end() {
      while (stack.length > 0) pop();
    },
  };
}

function isForeign(name: string): boolean {
  return name === 'svg' || name === 'math';
}
