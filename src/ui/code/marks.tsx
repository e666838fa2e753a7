import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Finding, PlaceInText } from '#kit/shapes';
import { offsetOf } from '#lib/text/place';
import { textParts } from '#lib/text/text-parts';

/** A place of a finding, in the text that was given. */
export interface Mark extends PlaceInText {
  severity: Finding['severity'];
  /** What is said of it. */
  message: string;
}

/** An editor that can show marks. */
export interface MarkedEditor {
  /** Shows these in its text, if it is one of those that they belong to. */
  mark: (shown: Shown) => void;
  /** Goes there; with `mend`, puts what mends it in its place. Returns whether it knows the mark. */
  go: (mark: Mark, mend: boolean) => boolean;
}

interface Shown {
  /** Texts of the form, in one of which the places are. */
  texts: readonly unknown[];
  marks: readonly Mark[];
}

let shown: Shown = { texts: [], marks: [] };
const editors = new Set<MarkedEditor>();

function show(next: Shown): void {
  shown = next;
  for (const editor of editors) editor.mark(shown);
}

/** Marks in the editor what a result says of its text; not before the next is drawn, and until it is gone. */
export function useMarks(texts: readonly unknown[], marks: readonly Mark[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is about the texts that it came with; editors move marks along with what is typed.
  useEffect(() => {
    if (marks.length === 0) return;
    show({ texts, marks });
    return () => show({ texts: [], marks: [] });
  }, [marks]);
}

/** Has an editor told of marks, those that are there at once. Returns what ends that. */
export function addEditor(editor: MarkedEditor): () => void {
  editors.add(editor);
  editor.mark(shown);
  return () => editors.delete(editor);
}

/** The marks of a finding, one for each of its places. */
export function marksOf({ severity, title, detail, where, places = [] }: Finding): Mark[] {
  return places.map((place, at) => {
    const words = [title, where?.[at], detail].filter(Boolean);
    return { ...place, severity, message: words.join('\n') };
  });
}

/** What a fix is called: "Replace with “:”". */
export function mendingWords(instead: string): string {
  return instead === '' ? 'Remove' : `Replace with “${instead.length > 40 ? `${instead.slice(0, 40)}…` : instead}”`;
}

/** Where a place begins and ends in a text, in UTF-16 units. */
export function rangeIn(text: string, { line, column, length = 1 }: PlaceInText): { from: number; to: number } {
  const from = offsetOf(text, { line, column: column ?? 1 });
  if (column !== undefined) return { from, to: Math.min(text.length, from + length) };
  const end = text.indexOf('\n', from);
  return { from, to: end === -1 ? text.length : end };
}

/** Takes the cursor to a place of a form's text, in the editor or in the plain field; with `mend`, puts what mends it in its place. */
export function goToPlace(mark: Mark, mend = false): void {
  for (const editor of editors) if (editor.go(mark, mend)) return;
  const { texts } = shown;
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('#tool form textarea')) {
    const text = texts.find((each) => typeof each === 'string' && field.value !== '' && each.includes(field.value));
    if (typeof text !== 'string') continue;
    const { from, to } = rangeIn(text, mark);
    const start = showPart(text, field, from);
    field.setSelectionRange(from - start, to - start);
    field.focus();
    // What a browser does for somebody who types can be undone.
    if (mend) document.execCommand(mark.instead === '' ? 'delete' : 'insertText', false, mark.instead);
    return;
  }
}

/** Has the field of a very long text show the part that an offset is in. Returns where that part begins. */
function showPart(text: string, field: HTMLTextAreaElement, at: number): number {
  const parts = textParts(text);
  const bar = field.parentElement?.querySelector<HTMLElement>('[data-part]');
  if (!bar) return 0;
  let start = 0;
  const wanted = parts.findIndex(({ length }) => {
    start += length;
    return at < start;
  });
  const index = wanted === -1 ? parts.length - 1 : wanted;
  const [back, on] = bar.querySelectorAll('button');
  for (let now = Number(bar.dataset.part); now !== index; now += now < index ? 1 : -1) {
    const button = now < index ? on : back;
    flushSync(() => button?.click());
  }
  // Edited, its parts may begin a little elsewhere.
  const begin = parts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return text.startsWith(field.value, begin) ? begin : Math.max(0, text.indexOf(field.value));
}
