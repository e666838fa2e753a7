import type { Extension } from '@codemirror/state';
import type { Code } from '#kit/field';

type Language = Exclude<Code, 'plain' | 'auto'>;

const loaders: Readonly<Record<Language, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
};

/** Characters at the beginning of a text by which its language is told. */
const BEGINNING = 2_000;

/** The language of a text whose field may hold several; by its beginning, as people would tell it. */
export function languageOf(code: Code, text: string): Language | undefined {
  if (code === 'plain') return undefined;
  if (code !== 'auto') return code;
  const start = text.slice(0, BEGINNING).trimStart();
  if (/^<\?xml/i.test(start)) return 'xml';
  if (start.startsWith('<')) return 'html';
  if (/^[[{]/.test(start)) return 'json';
  if (/^(?:@\w|[.#]?[\w-][^;{}()=]*\{)/.test(start)) return 'css';
  return /[;{]|=>/.test(start) ? 'javascript' : undefined;
}

/** What colours and folds a language; nothing for none. */
export async function loadLanguage(language: Language | undefined): Promise<Extension> {
  return language ? loaders[language]() : [];
}
