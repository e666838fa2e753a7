import { ToolError } from '#kit/tool-error';

/** Members and items of all messages of a request, beside what tools are given. The protocol's own have a few dozen each. */
const MOST_MEMBERS = 2_000;
/** UTF-16 units of a text beside what tools are given: an address, or the picture of an agent as one. */
const LONGEST_TEXT = 100_000;

const TOO_MANY = `A request may have ${MOST_MEMBERS.toLocaleString('en')} members and items beside the inputs of tools.`;
const TOO_LONG = `Only in the inputs of tools may a text be longer than ${LONGEST_TEXT.toLocaleString('en')} characters.`;

/**
 * Bounds what the protocol's own reader walks through on the thread that serves. Lists and texts in the input of a tool are not
 * walked there: they are for the thread of the tool.
 *
 * @throws ToolError `too-large`.
 */
export function boundMessages(body: unknown): void {
  let members = 0;
  for (const message of Array.isArray(body) ? body : [body]) look(message, { level: 0, isInput: false });

  function look(value: unknown, { level, isInput }: { level: number; isInput: boolean }): void {
    if (typeof value === 'string' && value.length > LONGEST_TEXT && !isInput)
      throw new ToolError('too-large', TOO_LONG);
    if (typeof value !== 'object' || value === null || (isInput && Array.isArray(value))) return;
    for (const [name, member] of Object.entries(value)) {
      members += 1;
      if (members > MOST_MEMBERS) throw new ToolError('too-large', TOO_MANY);
      look(member, { level: level + 1, isInput: isInput || (level === 1 && name === 'arguments') });
    }
  }
}
