import { ToolError } from '#kit/tool-error';
import { isEmailAddress } from '#lib/email-address';
import type { Command } from './command.ts';

export interface AdminContext {
  write(output: string): void;
  /**
   * Makes an account an administrator's; an address without an account gets one.
   *
   * @returns a link to choose its password, when it has none that is known.
   */
  addAdmin(email: string): Promise<string | undefined>;
  /** A link with which the owner of an address chooses a password; an address without an account gets one. */
  accountLink(email: string): Promise<string>;
  /** Whether there is such an account. */
  removeAdmin(email: string): Promise<boolean>;
}

const choose = 'Choose a password within an hour:';

export const adminCommands: readonly Command<AdminContext>[] = [
  {
    name: 'account',
    help: [['account <email>', 'a link to choose a password; a new account is made']],
    async run(args, context) {
      const email = onlyAddress(args, 'account takes one email address.');
      context.write(`${choose}\n${await context.accountLink(email)}\n`);
    },
  },
  {
    name: 'admin',
    help: [['admin [remove] <email>', 'who may see /admin; a new account is made']],
    async run([first, ...rest], context) {
      const usage = 'admin takes one email address, or: admin remove <email address>.';
      if (first === 'remove') return remove(onlyAddress(rest, usage), context);
      const email = onlyAddress(first === undefined ? [] : [first, ...rest], usage);
      const link = await context.addAdmin(email);
      const next = link === undefined ? 'Log in as before.' : `${choose}\n${link}`;
      context.write(`${email} is an administrator now. ${next}\n`);
    },
  },
];

/** @throws ToolError `not-found`. */
async function remove(email: string, context: AdminContext): Promise<void> {
  if (!(await context.removeAdmin(email))) throw new ToolError('not-found', `No account has the address ${email}.`);
  context.write(`${email} is no administrator any more.\n`);
}

function onlyAddress([email, ...others]: readonly string[], usage: string): string {
  if (email !== undefined && others.length === 0 && isEmailAddress(email)) return email;
  throw new ToolError('invalid-input', usage);
}
