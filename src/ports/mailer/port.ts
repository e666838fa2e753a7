/** Where mail comes from, with the name beside it if there is one. */
export interface Mailbox {
  name?: string | undefined;
  /** In the form that a browser's field for addresses takes: ASCII, without spaces. */
  address: string;
}

/** A mail to one person. */
export interface Mail {
  /** The same for every try of one mail, so that anyone who gets it twice can tell: 1 to 64 of `a-z`, `0-9` and `-`. */
  id: string;
  /** An address alone. */
  to: string;
  /** The address that an answer goes to, when that is not the sender's. */
  replyTo?: string | undefined;
  /** One line. */
  subject: string;
  /** Lines with `\n` between them. */
  text: string;
  /** The same as a whole HTML document. */
  html?: string | undefined;
  /** Address at which a POST takes the recipient off the list, RFC 8058. */
  unsubscribeUrl?: string | undefined;
}

/** What became of a mail that was handed over. The reason holds codes of the mail server, and nobody's address. */
export type Delivery =
  /** The mail server answers for it from here on. */
  | { state: 'sent' }
  /** It does not take this mail to this address, neither now nor later. */
  | { state: 'refused'; reason: string }
  /** It had all of the mail and then fell silent: the mail may arrive or not. */
  | { state: 'unknown'; reason: string };

/** Hands mail to a mail server. */
export interface Mailer {
  /**
   * Hands over one mail; those that come at once wait for each other.
   *
   * @throws ToolError `upstream-failed` or `timed-out` when it was not taken and another try later makes sense, `cancelled`
   *   after an abort before it was handed over, `invalid-input` for what cannot be in a mail, such as a subject of two lines.
   */
  send(mail: Mail, options?: { signal?: AbortSignal | undefined }): Promise<Delivery>;
  /** Ends the connection; what is being sent is given up. */
  close(): Promise<void>;
}
