/** What a visitor wrote to the people of the site. */
export interface NewMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Milliseconds since 1970-01-01 UTC. */
  receivedAt: number;
}

export interface Message extends NewMessage {
  /** 16 hexadecimal digits. */
  id: string;
}

export interface NewSubscriber {
  /** As entered; two spellings that differ in case only are one address. */
  email: string;
  /** Milliseconds since 1970-01-01 UTC. */
  subscribedAt: number;
}

export interface Subscriber extends NewSubscriber {
  /** Nobody has yet proved that the address is theirs. */
  state: 'unconfirmed';
}

/** `full`: nothing was kept, as there is already as much as there may be. */
export type Kept = 'kept' | 'full';

/**
 * What the site keeps until somebody deletes it. A promise of adding resolves when the data will survive a crash of the
 * program and of the machine.
 *
 * Every function throws ToolError `busy` when the store can't be read or written right now: a full disk, a lost database.
 */
export interface Store {
  messages: {
    add(message: NewMessage, bound: { atMost: number }): Promise<Kept>;
    /** The newest first; all of them without a limit. */
    list(options?: { limit?: number | undefined }): Promise<Message[]>;
    /** Whether there was one of that id. */
    remove(id: string): Promise<boolean>;
  };
  subscribers: {
    /** An address that is there already stays as it is, and counts as kept. */
    add(subscriber: NewSubscriber, bound: { atMost: number }): Promise<Kept>;
    /** The newest first; all of them without a limit. */
    list(options?: { limit?: number | undefined }): Promise<Subscriber[]>;
    /** Whether the address was there. */
    remove(email: string): Promise<boolean>;
  };
  close(): Promise<void>;
}
