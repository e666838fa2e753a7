import { ToolError } from '#kit/tool-error';
import { isEmailAddress } from '#lib/email-address';

/** What the command reaches of the world. */
export interface AdminWorld {
  write(output: string): void;
  /**
   * Makes an account one of the administrators'; one that is new is made.
   *
   * @returns a link to choose its password, when it has none that is known.
   */
  addAdmin(email: string): Promise<string | undefined>;
  /** A link with which the owner of an address chooses a password; an account that is not there is made. */
  accountLink(email: string): Promise<string>;
  /** Whether there is such an account. */
  removeAdmin(email: string): Promise<boolean>;
}

const choose = 'Choose a password within an hour:';

const commands = ['account', 'admin'] as const;

type AdminCommand = (typeof commands)[number];

export function isAdminCommand(name: string): name is AdminCommand {
  return commands.some((command) => command === name);
}

const usages: Readonly<Record<AdminCommand, string>> = {
  account: 'account takes one email address.',
  admin: 'admin takes one email address, or: admin remove <email address>.',
};

/** `clearkit account <email>`, `clearkit admin <email>` or `clearkit admin remove <email>`. @throws ToolError `invalid-input`, `not-found`. */
export async function runAdmin(command: AdminCommand, args: readonly string[], world: AdminWorld): Promise<void> {
  const isRemoving = command === 'admin' && args[0] === 'remove';
  const [email, ...others] = isRemoving ? args.slice(1) : args;
  if (email === undefined || others.length > 0 || !isEmailAddress(email)) {
    throw new ToolError('invalid-input', usages[command]);
  }
  if (command === 'account') return world.write(`${choose}\n${await world.accountLink(email)}\n`);
  if (isRemoving) {
    if (!(await world.removeAdmin(email))) throw new ToolError('not-found', `No account has the address ${email}.`);
    return world.write(`${email} is no administrator any more.\n`);
  }
  const link = await world.addAdmin(email);
  const next = link === undefined ? 'Log in as before.' : `${choose}\n${link}`;
  world.write(`${email} is an administrator now. ${next}\n`);
}
