import * as z from 'zod';
import { parseInput } from '#kit/execute';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Limits } from '#ports/limits/port';
import type { NewMail, Store } from '#ports/store/port';
import { type Asked, callAuth } from './call-auth.ts';
import type { Auth } from './create-auth.ts';
import type { AccountEmail } from './emails.ts';

/** Who calls, as far as the server knows. */
export interface Caller {
  /** What the browser sent: its cookies above all. */
  headers: Headers;
  /** The address, or the network it lies in. */
  visitor: string;
}

/** What was done, to be said to the visitor. */
export interface Done {
  message: string;
  data?: unknown;
  /** `Set-Cookie` lines. */
  cookies?: readonly string[];
}

export interface SignedIn {
  id: string;
  email: string;
  /** Milliseconds since 1970-01-01 UTC. */
  createdAt: number;
  /** The token of the session that calls. */
  session: string;
}

/** Something that can be asked for at `/api/account/{name}`. */
export interface Action {
  /** `GET` only reads. */
  method: 'GET' | 'POST';
  /** @throws ToolError with a sentence for the visitor. */
  run(raw: unknown, caller: Caller): Promise<Done>;
}

export interface AccountParts {
  /** The library; it needs a secret of the store, which may come up after us. */
  auth: () => Promise<Auth>;
  people: Store['people'];
  limits: Limits;
  clock: Clock;
  /** Signs cookies and links: 64 hexadecimal digits. */
  secret: () => Promise<string>;
  publicUrl: string;
  brand: string;
  /** What people call the tool of a slug; the slug itself where there is no such tool any more. */
  titleOf: (slug: string) => string;
  post: (to: string, email: AccountEmail) => Promise<void>;
  /** An email that the store is to put into the outbox with the change that it tells of, and `wake` then has sent. */
  notice: (to: string, email: AccountEmail) => NewMail;
  wake: () => void;
  /** Whether emails leave the outbox: nobody is told of one that only waits. */
  sendsMail: boolean;
  /** Milliseconds before which nobody is told that an email is on its way: the time would tell whether there is one. */
  answerAfter: number;
}

export type Actions = Readonly<Record<string, Action>>;

/** An action for anybody. */
export function forAll<Input extends z.ZodObject>(
  input: Input,
  run: (input: z.output<Input>, caller: Caller) => Promise<Done>,
): Action {
  return { method: 'POST', run: (raw, caller) => run(parseInput(input, raw), caller) };
}

/** An action for anyone who is logged in. @throws ToolError `not-signed-in`. */
export function forPerson<Input extends z.ZodObject>(
  { auth }: Pick<AccountParts, 'auth'>,
  input: Input,
  run: (input: z.output<Input>, caller: Caller & { person: SignedIn }) => Promise<Done>,
): Action {
  return {
    method: 'POST',
    run: async (raw, caller) => run(parseInput(input, raw), { ...caller, person: await signedIn(auth, caller) }),
  };
}

/** What anyone who is logged in may read. @throws ToolError `not-signed-in`. */
export function reading(
  { auth }: Pick<AccountParts, 'auth'>,
  run: (caller: Caller & { person: SignedIn }) => Promise<Done>,
): Action {
  return { method: 'GET', run: async (_raw, caller) => run({ ...caller, person: await signedIn(auth, caller) }) };
}

export const nothing = z.object({});

export async function signedIn(auth: AccountParts['auth'], { headers }: Caller): Promise<SignedIn> {
  const { response } = await callAuth(async () => (await auth()).api.getSession({ headers, returnHeaders: true }));
  if (!response) throw new ToolError('not-signed-in', 'Please log in first.');
  const { user, session } = response;
  return { id: user.id, email: user.email, createdAt: user.createdAt.getTime(), session: session.token };
}

interface TryBound {
  most: number;
  minutes: number;
  /** A sentence that says what can be done instead of waiting. */
  otherwise?: string;
}

/** @throws ToolError `rate-limited` when a key was counted too often. */
export async function bounded(limits: Limits, key: string, bound: TryBound): Promise<void> {
  const seconds = await limits.count(key, { most: bound.most, span: bound.minutes * 60_000 });
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const sentences = [
    'That was tried too often.',
    `Please wait ${wait}.`,
    ...(bound.otherwise ? [bound.otherwise] : []),
  ];
  throw new ToolError('rate-limited', sentences.join(' '), { retryAfter: seconds });
}

/** Each change of a key or a passkey sends an email. @throws ToolError `rate-limited` when there were too many. */
export function boundAccess({ limits }: Pick<AccountParts, 'limits'>, { id }: Pick<SignedIn, 'id'>): Promise<void> {
  return bounded(limits, `access ${id}`, { most: 60, minutes: 60 });
}

export function cookiesOf({ headers }: Pick<Asked<unknown>, 'headers'>): string[] {
  return headers.getSetCookie();
}
