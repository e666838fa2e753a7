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
  /** Whether there is such an account. */
  removeAdmin(email: string): Promise<boolean>;
}

export function isAdminCommand(name: string): boolean {
  return name === 'admin';
}

/** `clearkit admin <email>` or `clearkit admin remove <email>`. @throws ToolError `invalid-input`, `not-found`. */
export async function runAdmin(args: readonly string[], world: AdminWorld): Promise<void> {
  const isRemoving = args[0] === 'remove';
  const [email, ...others] = isRemoving ? args.slice(1) : args;
  if (email === undefined || others.length > 0 || !isEmailAddress(email)) {
    throw new ToolError('invalid-input', 'admin takes one email address, or: admin remove <email address>.');
  }
  if (isRemoving) {
    if (!(await world.removeAdmin(email))) throw new ToolError('not-found', `No account has the address ${email}.`);
    return world.write(`${email} is no administrator any more.\n`);
  }
  const link = await world.addAdmin(email);
  const next = link === undefined ? 'Log in as before.' : `Choose a password within an hour:\n${link}`;
  world.write(`${email} is an administrator now. ${next}\n`);
}
