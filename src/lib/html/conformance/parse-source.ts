import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  Parser,
  type ParserError,
  type Token,
} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What a reader of the standard makes of HTML, and what it did not take as it is written. Offsets are UTF-16 units. */
export interface ParsedSource {
  text: string;
  root: ParentNode;
  /** In the words of the standard: https://html.spec.whatwg.org/multipage/parsing.html#parse-errors */
  errors: readonly { code: string; at: number; end: number }[];
  /** Tags as they are written. */
  starts: readonly Tag[];
  ends: readonly Tag[];
  /** Whether it is a part of a page: without doctype, html, head and body. */
  isPart: boolean;
  /** Where reading ended, if not at the end of the text, and why. */
  cut?: { at: number; reason: 'depth' | 'size' | 'errors' };
}

export interface Tag {
  name: string;
  at: number;
  end: number;
  isSelfClosing: boolean;
}

/** Levels, as deep as Chromium makes them. */
const DEEPEST = 512;
/** Elements that a reader makes, some of them more than once of one tag. */
const MOST_ELEMENTS = 300_000;
const MOST_ERRORS = 20_000;

/** Ends reading. */
class Enough extends Error {
  override name = 'Enough';
  reason: 'depth' | 'size' | 'errors';
  constructor(reason: Enough['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The parser of the standard, which also notes each tag: those that it takes for nothing leave no trace in the tree. */
class NotingParser extends Parser<DefaultTreeAdapterMap> {
  readonly starts: Tag[] = [];
  readonly ends: Tag[] = [];

  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop > DEEPEST) throw new Enough('depth');
    this.starts.push(tagOf(token));
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.ends.push(tagOf(token));
    super.onEndTag(token);
  }
}

function tagOf({ tagName, location, selfClosing }: Token.TagToken): Tag {
  return { name: tagName, at: location?.startOffset ?? 0, end: location?.endOffset ?? 0, isSelfClosing: selfClosing };
}

/** Reads HTML as browsers do. */
export function parseSource(text: string): ParsedSource {
  const isPart = !/<(?:!doctype|html|head|body|frameset)[\s>]/i.test(text.slice(0, 100_000));
  const errors: { code: string; at: number; end: number }[] = [];
  let made = 0;
  const count = () => {
    made += 1;
    if (made > MOST_ELEMENTS) throw new Enough('size');
  };
  const options = {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...given: Parameters<typeof defaultTreeAdapter.createElement>) => {
        count();
        return defaultTreeAdapter.createElement(...given);
      },
    },
    onParseError: ({ code, startOffset, endOffset }: ParserError) => {
      errors.push({ code, at: startOffset, end: endOffset });
      if (errors.length >= MOST_ERRORS) throw new Enough('errors');
    },
  };
  const parser = isPart ? NotingParser.getFragmentParser(null, options) : new NotingParser(options);
  if (!(parser instanceof NotingParser)) throw new Error('The parser is another one');
  const read = () => ({ text, root: parser.document, errors, starts: parser.starts, ends: parser.ends, isPart });
  try {
    parser.tokenizer.write(text, true);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    return { ...read(), cut: { at: parser.starts.at(-1)?.at ?? 0, reason: error.reason } };
  }
  return read();
}
