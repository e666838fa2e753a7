import type { InputFacts } from '#kit/facts';
import type { Row } from '../drawn/field-kind.tsx';
import { readTextFile } from '../form/read-text-file.tsx';
import { notify } from '../notice/notices.tsx';
import { offerUndo } from './form-keys.tsx';
import { pageForm } from './page-form.tsx';
import { takenBy, takesFile } from './takes.tsx';
import type { Touch } from './touches.tsx';

/** Where files would go that are dragged over the page. */
export interface Landing {
  /** What is marked; absent: nothing here takes them. */
  place?: HTMLElement | undefined;
  hint: string;
}

interface Taker {
  place: HTMLElement;
  accept: string;
  take: (files: readonly File[]) => void;
}

/** What takes files in the tool's form: choosers, and fields of text that have none. */
function takers(): Taker[] {
  const choosers = [...document.querySelectorAll<HTMLInputElement>('#tool form input[type="file"]')].flatMap(
    (input) => {
      const place = input.parentElement;
      return place?.checkVisibility()
        ? [{ place, accept: input.accept, take: (files: readonly File[]) => choose(input, files) }]
        : [];
    },
  );
  const texts = [...document.querySelectorAll<HTMLTextAreaElement>('#tool form textarea:not([readonly])')]
    .filter((area) => area.checkVisibility() && !choosers.some(({ place }) => place.contains(area)))
    .map((area) => ({
      place: area,
      accept: 'text/*',
      take: ([file]: readonly File[]) => void (file && write(area, file)),
    }));
  return [...choosers, ...texts];
}

/** As if they had been chosen there. */
export function choose(input: HTMLInputElement, files: readonly File[]) {
  const data = new DataTransfer();
  for (const file of input.multiple ? files : files.slice(0, 1)) data.items.add(file);
  input.files = data.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** As if it had been typed there. */
async function write(area: HTMLTextAreaElement, file: File) {
  const text = await readTextFile(file);
  if (text === undefined) return;
  area.setRangeText(text, 0, area.value.length, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field below the pointer, or else the first that takes such a file. */
function takerFor({ target }: Event, file: { name: string; type: string }): Taker | undefined {
  const able = takers().filter(({ accept }) => takesFile(accept, file));
  return able.find(({ place }) => target instanceof Node && place.contains(target)) ?? able[0];
}

/** `undefined` where no files are dragged, or the page has no tool. */
export function landingOf(event: DragEvent): Landing | undefined {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files') || !document.querySelector('#tool')) return undefined;
  const [item] = dataTransfer.items;
  const [given] = entriesOf(event).some(isFolder) ? [] : dataTransfer.files;
  const file = given ?? { name: '', type: item?.type ?? '' };
  const place = takerFor(event, file)?.place;
  return { place, hint: place ? `Drop it into “${nameOf(place)}”` : wanted() };
}

const isFolder = ({ isDirectory }: FileSystemEntry) => isDirectory;

/** Files and folders that are dropped: known while the drop is told, and not later. */
export function entriesOf({ dataTransfer }: DragEvent): FileSystemEntry[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

/** Gives files to where they were dropped, or to the first field that takes them; for pictures, those in folders as well. */
export async function land({ place }: Landing, given: readonly File[], entries: readonly FileSystemEntry[] = []) {
  const taker = place && takers().find((each) => each.place === place);
  const isWhole = taker && takenBy(taker.accept) === 'pictures' && entries.some(isFolder);
  const files = isWhole ? await (await import('../batch/folders.tsx')).filesIn(entries) : given;
  const [file] = files;
  if (isWhole && !file) notify({ kind: 'error', message: 'There are no files in this folder.' });
  if (!file) return;
  if (!taker) return notify({ kind: 'error', message: `“${file.name}” cannot be used here.`, reason: wanted() });
  const before = pageForm.form?.parts.values;
  const isText = takenBy(taker.accept) !== 'pictures';
  taker.take(files);
  if (isText && before) onceChanged(before, () => offerUndo(`“${file.name}” is in “${nameOf(place)}”.`, before));
}

/** Pasted where nothing is written: pictures into the field for them, text into the field that the tool is about. Whether it was taken. */
export function pasteNowhere({ event, isTyped, text, files }: Touch): boolean {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const chooser = pictures.length > 0 ? takers().find(({ accept }) => takenBy(accept) === 'pictures') : undefined;
  if (chooser) {
    chooser.take(pictures);
    return true;
  }
  if (isTyped || document.querySelector('dialog[open]')) return false;
  const [file] = files;
  const taker = text === '' && file ? takerFor(event, file) : undefined;
  if (taker) void land({ place: taker.place, hint: '' }, files);
  const { material = [], parts } = pageForm.form ?? {};
  const main = material.find(({ name }) => name === parts?.sampled) ?? material.find(isForText);
  if (text === '' || !main || !parts) return taker !== undefined;
  const before = parts.values;
  if (before[main.name] !== '') onceChanged(before, () => offerUndo(`Pasted into “${main.label}”.`, before));
  parts.change({ [main.name]: text.replaceAll('\r\n', '\n') });
  controlOf(main)?.focus();
  return true;
}

function isForText({ control, type, secret }: InputFacts): boolean {
  return /^strings?$/.test(type) && !secret && control !== 'file' && control !== 'date';
}

function controlOf({ label }: InputFacts): HTMLElement | null | undefined {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('#tool label')];
  return labels.find(({ textContent }) => textContent === label)?.control;
}

/** Acts when what was given has arrived in the form, unless something else is entered first. */
function onceChanged(before: Row, act: () => void) {
  const look = () => {
    const { values = before } = pageForm.form?.parts ?? {};
    if (Object.keys(before).every((name) => values[name] === before[name])) return;
    stop();
    act();
  };
  const stop = () => {
    pageForm.listeners.delete(look);
    removeEventListener('input', stop);
  };
  pageForm.listeners.add(look);
  addEventListener('input', stop);
}

/** What the field around a place is called. */
function nameOf(place: Element): string {
  for (let at: Element | null = place; at; at = at.parentElement) {
    const name = at.querySelector('label, legend')?.textContent;
    if (name) return name;
  }
  return '';
}

function wanted(): string {
  const kinds = [...new Set(takers().map(({ accept }) => takenBy(accept)))];
  return kinds.length > 0 ? `This tool takes ${kinds.join(' and ')}.` : 'This tool takes no files.';
}
