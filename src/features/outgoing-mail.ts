/**
 * Stands as the recipient of mails to the people of the site. Where they read is decided when such a mail is sent, so that
 * it waits in the outbox until the setting is there, and follows it.
 */
export const toOperator = 'operator';

/** Begins the answer to anyone who is promised a mail where no mail server is set: mails wait until there is one. */
export const noMail = 'This site sends no mail yet.';

/** The headers that mails in the outbox may have, as their names are spelt there. */
export const mailHeaders = {
  /** An address alone. */
  replyTo: 'Reply-To',
  /** An address of ours in angle brackets, at which a POST takes the recipient off the list, RFC 8058. */
  unsubscribe: 'List-Unsubscribe',
} as const;
