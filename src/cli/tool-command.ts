import { fileOutputs, type InputFacts, inputFacts } from '#kit/facts';
import type { ToolEntry } from '#kit/registry';

/** One option of a command, made from one field of a tool's input. */
export interface CommandOption {
  /** Name without dashes: `imageUrl` becomes `image-url`. */
  flag: string;
  facts: InputFacts;
}

/** A tool as a command. */
export interface ToolCommand {
  entry: ToolEntry;
  options: readonly CommandOption[];
  /** The option that a bare argument, `--file` and standard input fill. */
  main: CommandOption | undefined;
  /** Whether a result holds the address of a file, which `--output` then names. */
  writesFile: boolean;
}

/** Options that every tool has. A field of the same name is reached as `--field-<name>`. */
export const sharedOptions = {
  file: { type: 'string' },
  input: { type: 'string' },
  json: { type: 'string' },
  output: { type: 'string', short: 'o' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const MAIN_CONTROLS = ['documents', 'document', 'textarea', 'image', 'text', 'url', 'domain'];

export function toCommand(entry: ToolEntry): ToolCommand {
  const options = inputFacts(entry.tool.input).map((facts) => ({ flag: flagOf(facts.name), facts }));
  const texts = options.filter(
    ({ facts }) => facts.type === 'string' || facts.type === 'strings' || facts.control === 'documents',
  );
  // What must be given is what a bare argument most likely means.
  const required = texts.filter(({ facts }) => facts.required);
  const main = MAIN_CONTROLS.map((control) =>
    (required.length > 0 ? required : texts).find(({ facts }) => facts.control === control),
  ).find((option) => option !== undefined);
  return { entry, options, main, writesFile: fileOutputs(entry).length > 0 };
}

function flagOf(name: string): string {
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return flag in sharedOptions ? `field-${flag}` : flag;
}
