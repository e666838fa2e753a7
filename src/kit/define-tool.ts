import type * as z from 'zod';
import type { PixelFormat } from '#ports/images/port';
import type { Category } from './categories.ts';
import type { Goal, StartingPoint } from './goals.ts';
import { opensFiles, type PortName, type Ports } from './ports.ts';
import type { ReportProgress } from './progress.ts';

/** The words around a run: button, busy button, success notice and failure notice. */
export interface ToolLabels {
  action: string;
  busy: string;
  done: string;
  failed: string;
  /** Beside a bar that shows from the press on, where a run takes its time and says how far it is: "Reading". */
  stage?: string;
}

interface ToolExample<Input, Output> {
  /** What the sample shows, in a few words: the label of the one-click sample. */
  name: string;
  input: Input;
  /** What comes out, as far as it is the same on every machine: tests hold the tool to it. */
  output?: Partial<Output>;
}

/** Parts of a visitor's device that pages ask for, in the words of Permissions-Policy. */
export type DevicePart = 'camera';

/** Values by the name of a field. A method, so that a tool of any needs is a tool. */
export type Choices<Given extends object = object> = {
  of(ports: Given): Promise<Record<string, readonly string[]>>;
}['of'];

/** One tool, said once. The slug is the name of its folder and is nowhere else. */
interface ToolDefinition<
  In extends z.ZodObject = z.ZodObject,
  Out extends z.ZodObject = z.ZodObject,
  Needs extends readonly PortName[] = readonly PortName[],
> {
  title: string;
  /** One sentence: card, meta description, `--help`, what an agent reads. */
  summary: string;
  category: Category;
  /** What people come to it for, where that is not to change something. */
  want?: Goal;
  /** What they begin with, where its form does not tell: see `startingPointOf`. */
  have?: StartingPoint;
  /** Name of a Lucide icon. */
  icon: string;
  keywords: readonly string[];
  /** Where the page computes; `both`: in the browser with files of the visitor's. A browser tool answers over the API as well. */
  runsIn: 'browser' | 'server' | 'both';
  /** The ports `run` receives, and no others. */
  needs: Needs;
  labels: ToolLabels;
  input: In;
  output: Out;
  examples: readonly [ToolExample<z.input<In>, z.input<Out>>, ...ToolExample<z.input<In>, z.input<Out>>[]];
  /** Whether the page answers on every change, without a press: for what is pure and quick. */
  live?: boolean;
  /** Slugs of the tools that people go on to with the text that came out. */
  next?: readonly string[];
  /** Milliseconds a run may take on a server; by command as far as it waits for others. Absent: as its ports need, 15,000 at least. */
  timeLimit?: number;
  /**
   * For tools in which what visitors enter may compute for ever, such as a pattern: a sentence on what to change then. Such a run is
   * ended at the time limit on a page as well, and refused as something that cannot be done.
   */
  mayRunAway?: string;
  /**
   * Bytes of a request up to which a server runs the tool on the thread that serves everybody, as handing it to another costs more
   * than the run. Only for tools whose cost grows with the length of their input and is a millisecond then: tests/hostile
   * holds it. What its ports do does not count: tools that hand files from one port to another are quick, and four copies of each file
   * would go to a thread and back. Absent: never.
   */
  quickUpTo?: number;
  /** The format that a tool writes pictures in, where no option `format` says it and it is not their own; `nothing` decodes and encodes none. */
  writes?: PixelFormat | 'nothing';
  /** What a run in a browser fetches beside codecs: what the net that finds a subject has learnt. */
  fetches?: 'subject';
  /**
   * Where a server gives the first picture of an output to whoever asks, by options in the address: for one that links name. Its
   * options are texts, and it takes no one's file.
   */
  givenAt?: { path: `/${string}.png`; output: string };
  /** Whether a browser fetches much for a run there, and each worker then holds much as well. */
  isHeavy?: boolean;
  /** What the tool's page may ask the visitor for; to every other page the browser denies it. */
  asksFor?: readonly DevicePart[];
  /** What this installation offers for fields that the schema leaves open, by the field's name. */
  choices?: Choices<Pick<Ports, Needs[number]>>;
}

export type AnyTool = ToolDefinition;

/** What a definition has to say: the rest is derived. */
type Declared<In extends z.ZodObject, Out extends z.ZodObject, Needs extends readonly PortName[]> = Omit<
  ToolDefinition<In, Out, Needs>,
  'runsIn' | 'keywords'
> & {
  /** Other words that people search it by: "word count, count words". */
  keywords: string;
  /** Absent: in the browser when the tool needs no port, in both when it needs those that pictures go through. */
  runsIn?: ToolDefinition['runsIn'];
};

/** Checks a definition's types, keeps them exact for `run`, and fills in what can be derived. */
export function defineTool<In extends z.ZodObject, Out extends z.ZodObject, const Needs extends readonly PortName[]>(
  tool: Declared<In, Out, Needs>,
): ToolDefinition<In, Out, Needs> {
  const keywords = tool.keywords.split(', ').filter(Boolean);
  return { ...tool, keywords, runsIn: tool.runsIn ?? placeOf(tool.needs) };
}

const forFiles: readonly PortName[] = ['http', 'images', 'files', 'lettering', 'metadata', 'ocr', 'pdf', 'svg'];

function placeOf(needs: readonly PortName[]): ToolDefinition['runsIn'] {
  if (needs.length === 0) return 'browser';
  return opensFiles(needs) && needs.every((name) => forFiles.includes(name)) ? 'both' : 'server';
}

export type ToolInput<T extends AnyTool> = z.output<T['input']>;
export type ToolOutput<T extends AnyTool> = z.output<T['output']>;

export interface RunContext<Output extends object = object> {
  /** Aborted when the time limit passes, the visitor goes away, and at the end: what still runs is not wanted then. Pass it on to ports. */
  signal: AbortSignal;
  /** Tells anyone who waits how far it has come; as often as there is news, the surfaces thin it out. */
  report: ReportProgress<Output>;
}

/** A tool's logic: pure, or speaking only through the ports it named. Returns data. */
export type Run<T extends AnyTool> = (
  input: ToolInput<T>,
  ports: Pick<Ports, T['needs'][number]>,
  context: RunContext<z.input<T['output']>>,
) => z.input<T['output']> | Promise<z.input<T['output']>>;
