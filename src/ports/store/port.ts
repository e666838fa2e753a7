import type { AuditStore } from '../audits/port.ts';

/** What a visitor wrote to the people of the site. */
export interface NewMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Milliseconds since 1970-01-01 UTC, as every time here. */
  receivedAt: number;
}

export interface Message extends NewMessage {
  /** 16 hexadecimal digits, as every id here. */
  id: string;
}

interface NewSubscriber {
  /** As entered; two spellings that differ in case only are one address. */
  email: string;
  subscribedAt: number;
}

/** `unconfirmed`: nobody has yet proved that the address is theirs. */
export type SubscriberState = 'unconfirmed' | 'confirmed' | 'unsubscribed';

export interface Subscriber extends NewSubscriber {
  id: string;
  state: SubscriberState;
  /** When a link for confirming was last put into the outbox; absent when none ever was. */
  askedAt?: number;
  confirmedAt?: number;
  unsubscribedAt?: number;
}

export interface NewMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Further headers by name, such as `Reply-To`. */
  headers?: Readonly<Record<string, string>>;
  /** From when on it may be sent. */
  queuedAt: number;
}

/** `waiting`: to be sent. `failed`: given up. */
export type MailState = 'waiting' | 'sent' | 'failed';

export interface Mail extends Omit<NewMail, 'headers'> {
  id: string;
  headers: Readonly<Record<string, string>>;
  state: MailState;
  /** How often sending was begun. */
  attempts: number;
  /** Of one that waits. */
  nextAttemptAt?: number;
  lastError?: string;
  sentAt?: number;
}

/** Calls of a tool on a day: nothing about who called, or with what. */
export interface UsageCount {
  /** `2026-11-21`, in UTC. */
  day: string;
  /** The tool's slug. */
  tool: string;
  calls: number;
}

/** `full`: nothing was kept, as there is already as much as there may be. */
export type Kept = 'kept' | 'full';

interface Limit {
  /** All without it. */
  limit?: number | undefined;
}

/**
 * What the site keeps until somebody deletes it. A promise resolves when what was written will survive a crash of the
 * program and of the machine. Each function does all that it says or nothing, also when several servers use one store.
 *
 * Every function throws ToolError `busy` when the store can't be read or written right now: a full disk, a lost database.
 */
export interface Store {
  messages: MessageStore;
  subscribers: SubscriberStore;
  newsletter: NewsletterStore;
  mails: MailStore;
  usage: UsageStore;
  people: PeopleStore;
  audits: AuditStore;
  watches: WatchStore;
  /**
   * 32 random bytes as 64 hexadecimal digits under a name, made when first asked for, the same ever after and for every
   * server: a key for signing. A backup holds it.
   */
  secret(name: string): Promise<string>;
  /** Resolves when the store answers right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface MessageStore {
  /** `mail` words what is put into the outbox in the same transaction: both are kept or neither. */
  add(message: NewMessage, options: { atMost: number; mail?: (message: Message) => NewMail }): Promise<Kept>;
  /** The newest first. */
  list(options?: Limit): Promise<Message[]>;
  /** Whether there was one of that id. */
  remove(id: string): Promise<boolean>;
}

export interface SubscriberStore {
  /**
   * An address that is there counts as kept. One that has unsubscribed becomes unconfirmed anew, with the new time.
   *
   * `ask` puts the mail that asks for confirmation into the outbox in the same transaction, unless the address is confirmed or
   * was asked less than `pause` milliseconds before `subscribedAt`.
   */
  add(
    subscriber: NewSubscriber,
    options: { atMost: number; ask?: { mail: (subscriber: Subscriber) => NewMail; pause: number } },
  ): Promise<Kept>;
  /** By id; `undefined` when there is none. */
  find(id: string): Promise<Subscriber | undefined>;
  /** One that is unconfirmed becomes confirmed. The subscriber as it is then, `undefined` when there is none of that id. */
  confirm(id: string, at: number): Promise<Subscriber | undefined>;
  /** Emails that wait for the address are taken out of the outbox. Whether there is one of that id, subscribed or not. */
  unsubscribe(id: string, at: number): Promise<boolean>;
  /** The newest first. */
  list(options?: Limit & { state?: SubscriberState | undefined }): Promise<Subscriber[]>;
  /** Forgets the address with all that was sent to it or waits for it. Whether it was there. */
  remove(email: string): Promise<boolean>;
  /** Forgets addresses that nobody confirmed and that subscribed, and were last asked, before the time. How many. */
  removeUnconfirmed(options: { before: number }): Promise<number>;
}

/** Posts as emails to the confirmed subscribers. No one gets the same post twice, no matter who asks, however often. */
export interface NewsletterStore {
  /**
   * Puts emails about `post` into the outbox for up to `limit` confirmed subscribers who have none yet, in the order in
   * which they subscribed. How many that were: 0 when everybody has one.
   */
  queue(options: {
    post: string;
    at: number;
    limit: number;
    message: (subscriber: Subscriber) => NewMail;
  }): Promise<number>;
  /** How many subscribers have an email about the post, and for how many more it is yet to be queued. */
  progress(post: string): Promise<{ queued: number; missing: number }>;
}

/** The outbox. */
export interface MailStore {
  /** Emails about posts count for no bound. */
  add(mail: NewMail, options: { atMost: number }): Promise<Kept>;
  /**
   * Up to `limit` mails that are due at `now`, the longest due first, and emails about posts when nothing else is. Each counts one attempt more, and is nobody else's
   * until the time `until`; when nothing was said about it by then it is due again, as its sender may have died.
   */
  take(options: { now: number; until: number; limit: number }): Promise<Mail[]>;
  /** It is sent. Its text is forgotten; address, subject and times stay. */
  markSent(id: string, at: number): Promise<void>;
  /** It was not sent: `nextAttemptAt` is when to try again; without it the mail is given up. */
  markFailed(id: string, failure: { error: string; nextAttemptAt?: number | undefined }): Promise<void>;
  /** The newest first. */
  list(options?: Limit & { state?: MailState | undefined }): Promise<Mail[]>;
  count(): Promise<Readonly<Record<MailState, number>>>;
  /** One that was given up is due again at `at`. Whether one of that id was. */
  retry(id: string, at: number): Promise<boolean>;
  /** Whether there was one of that id. */
  remove(id: string): Promise<boolean>;
  /** Forgets mails sent before the time. How many. */
  removeSent(options: { before: number }): Promise<number>;
}

/** A key with which a program calls the tools for somebody. */
export interface ApiKey {
  id: string;
  name: string;
  /** The last characters, by which its owner knows it again. */
  hint: string;
  /** What it may be used for. */
  scopes: readonly string[];
  createdAt: number;
  lastUsedAt?: number;
}

export interface NewApiKey extends Omit<ApiKey, 'id' | 'lastUsedAt'> {
  /** SHA-256 of the key in hexadecimal digits: the key itself is nowhere. */
  hash: string;
}

/** Words the mail about a key or a passkey for its owner. */
export type KeyNotice = (key: Pick<ApiKey, 'name' | 'hint'>) => NewMail;
export type PasskeyNotice = (passkey: { name: string }) => NewMail;
export type NewPasskeyNotice = (passkey: { to: string; name: string }) => NewMail;

export interface NewPassword {
  /** As the authentication library makes it. */
  hash: string;
  at: number;
  /** Whether API keys and passkeys go on working. */
  keepsKeys: boolean;
  notice: NewMail;
}

export interface KeyUse {
  /** The key's id. */
  key: string;
  /** `2026-11-21`, in UTC. */
  day: string;
  calls: number;
}

/** Options of a tool under a name. */
export interface OptionSet {
  id: string;
  /** The tool's slug. */
  tool: string;
  name: string;
  /** As they are behind the `?` of the tool's address. */
  options: string;
  savedAt: number;
}

/** Slugs of tools that a person keeps, such as favourites. */
interface KeptSlugs {
  slugs: readonly string[];
  changedAt: number;
}

export interface Person {
  id: string;
  email: string;
  isConfirmed: boolean;
  isAdmin: boolean;
  createdAt: number;
}

/**
 * What people with an account keep. The accounts themselves are kept by the authentication library. All goes with its person.
 * A mail that tells the owner of a change goes into the outbox in the same transaction, however full that is.
 */
export interface PeopleStore {
  /** By address, in any case; `undefined` when there is none. */
  find(email: string): Promise<Person | undefined>;
  count(): Promise<number>;
  isAdmin(person: string): Promise<boolean>;
  setAdmin(person: string, isAdmin: boolean): Promise<void>;
  /**
   * Every session and every link to a new password ends in the same transaction, and every key and passkey that is not kept.
   * Whether there was such an account.
   */
  setPassword(person: string, password: NewPassword): Promise<boolean>;
  /** Whether there was one of that id. */
  removePasskey(person: string, id: string, notice: PasskeyNotice): Promise<boolean>;
  keys: {
    add(person: string, key: NewApiKey, options: { atMost: number; notice: NewMail }): Promise<Kept>;
    /** The newest first. */
    list(person: string): Promise<ApiKey[]>;
    /** Whose key has this hash; `undefined` when nobody's. */
    find(hash: string): Promise<(Pick<ApiKey, 'id' | 'scopes'> & { person: string }) | undefined>;
    /** It is no key any more from then on. Whether there was one of that id. */
    remove(person: string, id: string, notice: KeyNotice): Promise<boolean>;
    /** Adds calls to those counted already. */
    noteUse(uses: readonly KeyUse[], at: number): Promise<void>;
    /** Calls by key and day from a day on, by day. */
    uses(person: string, from: string): Promise<KeyUse[]>;
  };
  options: {
    /** One of the same tool and name is replaced. */
    save(person: string, set: Omit<OptionSet, 'id'>, options: { atMost: number }): Promise<Kept>;
    /** By tool, then by name. */
    list(person: string): Promise<OptionSet[]>;
    remove(person: string, id: string): Promise<boolean>;
  };
  lists: {
    get(person: string, list: string): Promise<KeptSlugs | undefined>;
    set(person: string, list: string, kept: KeptSlugs): Promise<void>;
  };
}

export interface UsageStore {
  /** Adds the calls to those that are kept already. */
  add(counts: readonly UsageCount[]): Promise<void>;
  /** From one day to another, both included; by day, then by tool. */
  list(days: { from: string; to: string }): Promise<UsageCount[]>;
}

/** What is looked at again and again for an account. */
interface NewWatch {
  /** Such as `certificate`; who looks knows the kinds. */
  kind: string;
  /** An address or a domain. */
  target: string;
  createdAt: number;
}

export interface Watch extends NewWatch {
  id: string;
  isPaused: boolean;
  /** When it is looked at next. */
  dueAt: number;
  /** What was last told, by which a change is known; absent before the first look. */
  state?: string;
  /** What was seen once and is not told yet. */
  pending?: string;
}

/** One that is to be looked at, with whom to tell. */
export interface TakenWatch extends Watch {
  email: string;
}

/** What one look saw. */
export interface WatchLook {
  at: number;
  /** In a sentence. */
  words: string;
  /** For the chart: days, milliseconds or points; absent where there is none. */
  figure?: number;
  /** Whether it was told of. */
  isChange: boolean;
  isBad: boolean;
}

export interface WatchStore {
  /** One of the same kind and target is there once. `full`: this person has as many as there may be. */
  add(person: string, watch: NewWatch, options: { atMost: number }): Promise<Kept>;
  /** The oldest first, each with its latest looks, the last one last. */
  list(person: string, options: { looks: number }): Promise<(Watch & { looks: WatchLook[] })[]>;
  /** Whether there was one of that person and id. */
  setPaused(person: string, id: string, isPaused: boolean): Promise<boolean>;
  remove(person: string, id: string): Promise<boolean>;
  /** Those whose time has come, each for one server alone: it is due again at `until`, unless `note` says another time. */
  take(options: { kinds: readonly string[]; now: number; until: number; limit: number }): Promise<TakenWatch[]>;
  /** Keeps what was seen, with the mail that tells of it, and when to look again; of the looks so many. */
  note(
    id: string,
    seen: WatchLook & { state: string; pending?: string; dueAt: number; mail?: NewMail },
    options: { looks: number },
  ): Promise<void>;
}
