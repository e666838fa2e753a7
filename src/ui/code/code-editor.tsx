import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  type Action,
  type Diagnostic,
  forEachDiagnostic,
  lintGutter,
  lintKeymap,
  setDiagnostics,
} from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers, placeholder as placeholderText } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Code } from '#kit/field';
import { languageOf, loadLanguage } from './languages.tsx';
import { addEditor, type Mark, type MarkedEditor, mendingWords, rangeIn } from './marks.tsx';

export interface CodeEditorProps {
  ids: { id: string; 'aria-describedby'?: string };
  label: string;
  value: string;
  code: Code;
  /** Absent: the text is only read. */
  onChange?: (text: string) => void;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** The plain field in whose place this comes. Who is in it stays where they are. */
  field: HTMLTextAreaElement | undefined;
  className?: string;
}

/** What is longer goes past the editor: its field edits it in parts. */
const LARGE_PASTE = 20_000;

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.heading], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.attributeValue, tags.link, tags.url], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  { tag: [tags.propertyName, tags.attributeName, tags.definition(tags.propertyName)], color: 'var(--code-name)' },
  { tag: [tags.comment, tags.meta], color: 'var(--color-muted)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--color-danger)' },
]);

const look = EditorView.theme({
  '&': { flex: '1', minHeight: '0' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--font-mono)', lineHeight: '1.55' },
  '.cm-gutters': { background: 'none', border: '0', color: 'var(--color-muted)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-placeholder': { color: 'var(--color-muted)', whiteSpace: 'pre-wrap' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--code-selection) !important' },
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': { background: 'var(--color-accent-soft)' },
  '.cm-panels': { background: 'var(--color-sunken)', color: 'var(--color-ink)' },
  '.cm-searchMatch': { background: 'var(--color-warning-soft)' },
  '.cm-tooltip': { background: 'var(--color-raised)', color: 'var(--color-ink)', maxWidth: '36rem' },
  '.cm-tooltip-lint': { fontFamily: 'var(--font-sans)' },
  '.cm-diagnosticAction': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
    padding: '0.25rem 0.5rem',
  },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { background: 'var(--color-accent-soft)' },
});

/** Ctrl and Enter belong to the tool: they run it. */
const keys = [...defaultKeymap, ...historyKeymap, ...foldKeymap, ...searchKeymap, ...lintKeymap].filter(
  ({ key }) => key !== 'Mod-Enter',
);

/** A text in which each character counts: with lines by number, colours, folding, search, and its own undo. */
export default function CodeEditor({ className = '', ...props }: CodeEditorProps) {
  const { value, code, onChange, field, ids } = props;
  // While the field is still in the page.
  const [selection] = useState(() => selectionIn(field));
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const language = useRef(new Compartment());
  /** Texts of this editor's own that the page has been told of and has not drawn yet. */
  const told = useRef<string[]>([]);
  const change = useEffectEvent((text: string) => {
    if (text !== value) told.current.push(text);
    onChange?.(text);
  });
  const open = useEffectEvent((host: HTMLElement) => {
    // In a document of its own it brings its styles as sheets, which the policy allows; elsewhere as an element, which it does not.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: value,
        extensions: [extensionsOf(props, change), language.current.of([])],
        ...(selection && { selection }),
      }),
    });
    view.current = made;
    if (selection) {
      made.focus();
      made.dispatch({ scrollIntoView: true });
    }
    const forget = onChange && addEditor(markable(made));
    return () => {
      forget?.();
      // Of a text that became too long: the plain field, which comes again, has the same name.
      if (made.hasFocus) setTimeout(() => document.getElementById(ids.id)?.focus());
      made.destroy();
    };
  });
  useLayoutEffect(() => (place.current ? open(place.current) : undefined), []);

  useEffect(() => {
    const { current } = view;
    // What was typed since is newer than what is drawn.
    const at = told.current.lastIndexOf(value);
    told.current.splice(0, at + 1);
    if (!current || at >= 0 || current.state.doc.toString() === value) return;
    // A text from elsewhere: opened, cleared, a sample. It can be undone.
    told.current = [];
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  const name = languageOf(code, value);
  useEffect(() => {
    let isGone = false;
    loadLanguage(name).then(
      (extension) => isGone || view.current?.dispatch({ effects: language.current.reconfigure(extension) }),
      // Without colours it is an editor still.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [name]);

  return <div ref={place} className={`control code-editor ${className}`} />;
}

const gravity = {
  fatal: 'error',
  error: 'error',
  warning: 'warning',
  advice: 'info',
  passed: 'hint',
  unknown: 'hint',
} as const;

/** What shows a tool's findings in an editor: below the words, at the line's number, and by F8. */
function markable(view: EditorView): MarkedEditor {
  const held = new Map<Diagnostic, Mark>();
  return {
    mark({ texts, marks }) {
      const text = view.state.doc.toString();
      const isOwn = texts.includes(text);
      if (!isOwn && held.size === 0) return;
      held.clear();
      for (const mark of isOwn ? marks : []) {
        const severity = gravity[mark.severity];
        held.set({ ...rangeIn(text, mark), severity, message: mark.message, actions: actionsOf(mark) }, mark);
      }
      view.dispatch(setDiagnostics(view.state, [...held.keys()]));
    },
    go(wanted, mend) {
      let isThere = false;
      forEachDiagnostic(view.state, (diagnostic, from, to) => {
        if (isThere || held.get(diagnostic) !== wanted) return;
        isThere = true;
        view.focus();
        if (mend) put(view, { from, to, insert: wanted.instead ?? '' });
        else view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      });
      return isThere;
    },
  };
}

function actionsOf({ instead }: Mark): Action[] {
  if (instead === undefined) return [];
  return [{ name: mendingWords(instead), apply: (view, from, to) => put(view, { from, to, insert: instead }) }];
}

function put(view: EditorView, changes: { from: number; to: number; insert: string }): void {
  view.dispatch({
    changes,
    selection: { anchor: changes.from + changes.insert.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

function extensionsOf(
  { ids, label, onChange, placeholder, maxLength }: CodeEditorProps,
  change: (text: string) => void,
): Extension {
  const isReadOnly = onChange === undefined;
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    drawSelection(),
    bracketMatching(),
    highlightSelectionMatches(),
    syntaxHighlighting(colours),
    look,
    keymap.of(keys),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      ...ids,
      'aria-label': label,
      spellcheck: 'false',
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    }),
    ...(isReadOnly ? [EditorState.readOnly.of(true)] : [indentOnInput(), lintGutter()]),
    ...(placeholder ? [placeholderText(placeholder)] : []),
    ...(maxLength ? [EditorState.changeFilter.of((transaction) => transaction.newDoc.length <= maxLength)] : []),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) change(state.doc.toString());
    }),
    EditorView.domEventHandlers({
      paste(event, { state }) {
        const pasted = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
        if (isReadOnly || pasted.length < LARGE_PASTE) return false;
        event.preventDefault();
        const { from, to } = state.selection.main;
        const { doc } = state;
        change(doc.sliceString(0, from) + pasted + doc.sliceString(to));
        return true;
      },
    }),
  ];
}

/** Where the caret is in a field that has the focus, in UTF-16 units. */
function selectionIn(field: HTMLTextAreaElement | undefined): { anchor: number; head: number } | undefined {
  if (!field || document.activeElement !== field) return undefined;
  return { anchor: field.selectionStart, head: field.selectionEnd };
}
