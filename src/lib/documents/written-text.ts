/**
 * Text that comes piece by piece, as word processors keep it: an empty line between paragraphs, a tab between the cells of a row, and
 * notes at the end.
 */
export class WrittenText {
  readonly #body: string[] = [];
  readonly #notes: string[] = [];
  readonly #paragraphs: string[] = [''];
  #inNote = 0;
  #inCell = 0;

  add(text: string): void {
    const last = this.#paragraphs.length - 1;
    this.#paragraphs[last] += text;
  }

  /** A paragraph can hold another, in a text box or a note. */
  openParagraph(): void {
    this.#paragraphs.push('');
  }

  closeParagraph(): void {
    if (this.#paragraphs.length === 1) return;
    const text = (this.#paragraphs.pop() ?? '').trim();
    if (text === '') return;
    const kept = this.#inNote > 0 ? this.#notes : this.#body;
    kept.push(text, this.#inCell > 0 ? ' ' : '\n\n');
  }

  openNote(): void {
    this.#inNote += 1;
  }

  closeNote(): void {
    this.#inNote -= 1;
  }

  openCell(): void {
    this.#inCell += 1;
  }

  closeCell(): void {
    this.#inCell -= 1;
    this.#endWith(' ', '\t');
  }

  closeRow(): void {
    this.#endWith('\t', '\n');
  }

  closeTable(): void {
    this.#endWith('\n', '\n\n');
  }

  /** The whole, the text of its notes last. */
  text(): string {
    return [...this.#body, ...this.#notes].join('').trim();
  }

  #endWith(before: string, after: string): void {
    const kept = this.#inNote > 0 ? this.#notes : this.#body;
    if (kept.at(-1) === before) kept.pop();
    kept.push(after);
  }
}
