import { type AnswerLine, readLine } from './fields.ts';
import { registrarObjectMembers, type SectionKind } from './headings.data.ts';
import { hostNameOf, listedHosts } from './host-name.ts';
import { dateSentence, type Meaning, meaningOf } from './meanings.ts';
import { bareHeadingKind, headingKind, objectKind, type Section } from './sections.ts';

/** A line of an answer with its place in it. */
export interface Entry {
  meaning: Meaning | undefined;
  keys: readonly string[];
  label: string;
  value: string;
  text: string;
  isRemark: boolean;
  /** The block it is in, when that has a heading. */
  section: SectionKind | undefined;
  /** Counts the records of the answer; 0 before the first one that names a domain. */
  record: number;
}

export interface AnswerEntries {
  entries: Entry[];
  /** The domain each record names, as written in lower case; `undefined` for the lines before the first. */
  names: (string | undefined)[];
}

/** Fields whose value may be on the line below. */
const mayHang: ReadonlySet<Meaning> = new Set([
  'created',
  'created-weak',
  'expires',
  'expires-weak',
  'updated',
  'updated-weak',
  'domain',
  'registrar-weak',
  'dnssec',
]);

/** Lines that are looked ahead to tell a registrar's object from a mention. */
const LOOK_AHEAD = 12;

/** Words of a status without a label: more is a sentence of the terms. */
const LONGEST_STATUS = 6;

function isShort(text: string): boolean {
  return text.split(/\s+/, LONGEST_STATUS + 1).length <= LONGEST_STATUS;
}

/** The name of a record about a host, which no domain has. */
export const HOST_RECORD = ':host';

/** Takes an answer apart and finds for each line the record and the block it belongs to. */
export function readEntries(lines: readonly string[]): AnswerEntries {
  return new Reader(lines.map(readLine)).read();
}

class Reader {
  readonly #lines: readonly AnswerLine[];
  readonly #entries: Entry[] = [];
  readonly #names: (string | undefined)[] = [undefined];
  #section: Section | undefined;
  #isParagraphStart = true;
  /** The field whose value is still to come. */
  #hanging: AnswerLine | undefined;
  #lastDomainKey = '';
  #lastStatusIndent = -1;
  /** Whether the last field was a name server's: further ones may be below it without a label. */
  #isListing = false;

  constructor(lines: readonly AnswerLine[]) {
    this.#lines = lines;
  }

  read(): AnswerEntries {
    for (const [at, line] of this.#lines.entries()) {
      if (line.isRemark) this.#readRemark(line);
      else if (line.text === '') this.#endParagraph();
      else this.#readFilled(line, at);
    }
    return { entries: this.#entries, names: this.#names };
  }

  #readRemark(line: AnswerLine): void {
    if (/^[=*-]{3,}$/.test(line.text)) return;
    this.#endParagraph();
    const kind = line.text.endsWith(':') ? headingKind(readLine(line.text).keys) : undefined;
    if (kind) this.#section = { kind, indent: -1, isFilled: false, isDeep: false };
    this.#push(line, undefined);
  }

  #endParagraph(): void {
    this.#isParagraphStart = true;
    this.#lastStatusIndent = -1;
    if (this.#section?.isFilled && !this.#section.isDeep) this.#section = undefined;
  }

  #readFilled(line: AnswerLine, at: number): void {
    if (this.#isListing && this.#section?.kind !== 'name-servers' && listedHosts(line.text).length > 0) {
      this.#push({ ...line, value: line.text }, 'name-server');
      return;
    }
    this.#isListing = false;
    this.#leaveSection(line);
    const isStart = this.#isParagraphStart;
    this.#isParagraphStart = false;
    const meaning = line.label === '' ? undefined : meaningOf(line.keys);
    if (!meaning || meaning.endsWith('-guess')) {
      const sentence = dateSentence(line.text);
      if (sentence && /\d/.test(sentence.value)) {
        this.#push({ ...line, keys: sentence.keys, value: sentence.value }, meaningOf(sentence.keys));
        return;
      }
    }
    if (line.label !== '' && line.value === '') {
      this.#readHeading(line, meaning);
      return;
    }
    if (line.label === '') {
      this.#readBare(line);
      return;
    }
    this.#hanging = undefined;
    if ((meaning === 'domain' && this.#namesDomain(line)) || meaning === 'host') this.#startRecord(line, meaning);
    else if (isStart) this.#startObject(line, at);
    this.#fill(line);
    this.#isListing = meaning === 'name-server';
    this.#lastStatusIndent = meaning === 'status' ? line.indent : -1;
    this.#push(line, meaning);
    if (line.keys[0] === 'source' && line.value === 'IANA') this.#endRecord();
  }

  /** Back at the heading's own depth, or at a field that is none of the list's: the block is over. */
  #leaveSection(line: AnswerLine): void {
    const section = this.#section;
    if (section?.kind === 'status' && line.label !== '' && line.value !== '') this.#section = undefined;
    if (!section?.isFilled) return;
    if (section.isDeep && line.indent <= section.indent) this.#section = undefined;
    if (section.kind !== 'name-servers' || line.label === '' || line.value === '') return;
    const meaning = meaningOf(line.keys);
    if (meaning && meaning !== 'name-server' && meaning !== 'updated-weak') this.#section = undefined;
  }

  #readHeading(line: AnswerLine, meaning: Meaning | undefined): void {
    this.#lastStatusIndent = -1;
    this.#hanging = meaning && mayHang.has(meaning) ? line : undefined;
    const kind = headingKind(line.keys);
    if (kind) this.#section = { kind, indent: line.indent, isFilled: false, isDeep: false };
    // "Address:" within a contact heads nothing of its own.
    else this.#fill(line);
    this.#push(line, undefined);
  }

  #readBare(line: AnswerLine): void {
    const hanging = this.#hanging;
    this.#hanging = undefined;
    const kind = bareHeadingKind(line.text);
    if (kind && (this.#section?.kind !== 'registrar' || kind !== 'contact')) {
      this.#section = { kind, indent: line.indent, isFilled: false, isDeep: false };
      this.#push(line, undefined);
      return;
    }
    if (hanging) {
      const filled = { ...hanging, value: line.text, text: line.text };
      const meaning = meaningOf(hanging.keys);
      if (meaning === 'domain' && this.#namesDomain(filled)) this.#startRecord(filled, meaning);
      this.#push(filled, meaning);
      return;
    }
    if (this.#lastStatusIndent >= 0 && line.indent > this.#lastStatusIndent && isShort(line.text)) {
      this.#push(line, 'status');
      return;
    }
    this.#lastStatusIndent = -1;
    this.#fill(line);
    if (this.#section?.kind === 'status' && !isShort(line.text)) this.#section = undefined;
    if (this.#section?.kind === 'status') this.#push(line, 'status');
    else if (this.#section?.kind === 'keys') this.#push(line, 'dnssec');
    else this.#push(line, undefined);
  }

  #fill(line: AnswerLine): void {
    const section = this.#section;
    if (!section) return;
    if (!section.isFilled) section.isDeep = section.indent >= 0 && line.indent > section.indent;
    section.isFilled = true;
  }

  #startObject(line: AnswerLine, at: number): void {
    const kind = objectKind(line.keys);
    const isOwn = kind ?? (line.keys.includes('registrar') && this.#isRegistrarObject(at) ? 'registrar' : undefined);
    // Within an indented block, a first field is the block's.
    if (isOwn && !this.#section?.isDeep && !(this.#section && !this.#section.isFilled)) {
      this.#section = { kind: isOwn, indent: -1, isFilled: true, isDeep: false };
    }
  }

  #isRegistrarObject(at: number): boolean {
    for (const line of this.#lines.slice(at + 1, at + LOOK_AHEAD)) {
      if (line.text === '' || line.isRemark) return false;
      if (line.keys.some((key) => registrarObjectMembers.has(key))) return true;
      if (meaningOf(line.keys) === 'domain') return false;
    }
    return false;
  }

  /** "Domain: ok" and "Query: 1 of 5" name no domain. */
  #namesDomain(line: AnswerLine): boolean {
    const word = line.value.split(/\s/, 1)[0] ?? '';
    if (line.keys.includes('dns')) return false;
    return hostNameOf(word) !== undefined || (/^[\p{L}\p{N}-]{1,63}\.?$/u.test(word) && word === line.value);
  }

  #startRecord(line: AnswerLine, meaning: Meaning): void {
    this.#section = undefined;
    const word = line.value.split(/\s/, 1)[0] ?? '';
    const name = meaning === 'host' ? HOST_RECORD : (hostNameOf(word) ?? word.toLowerCase());
    const key = line.keys[0] ?? '';
    if (name === this.#names.at(-1) && key !== this.#lastDomainKey) return;
    this.#lastDomainKey = key;
    this.#names.push(name);
  }

  /** What follows the record of an ending is another service's answer, which may name nothing. */
  #endRecord(): void {
    this.#section = undefined;
    this.#names.push(undefined);
  }

  #push(line: AnswerLine, meaning: Meaning | undefined): void {
    const { keys, label, value, text, isRemark } = line;
    const section = this.#section?.kind;
    this.#entries.push({ meaning, keys, label, value, text, isRemark, section, record: this.#names.length - 1 });
  }
}
