import { ToolError } from '#kit/tool-error';

/** Pages of one document, and of all in one run. */
export const MOST_PAGES = 20_000;

export const noPdf = (name: string) => new ToolError('unsupported', `${name} is not a PDF file.`);

export const broken = (name: string, cause?: unknown) =>
  new ToolError('unsupported', `${name} cannot be read: it may be damaged.`, { cause });

export const locked = (name: string) =>
  new ToolError('unsupported', `${name} is locked: it opens with a password only. Please enter its password.`, {
    field: 'password',
  });

export const wrongPassword = (name: string) =>
  new ToolError('unsupported', `The password of ${name} is not right.`, { field: 'password' });

export const unknownLock = (name: string) =>
  new ToolError('unsupported', `${name} is locked in a way that is not known here, such as by a certificate.`);

export const tooManyPages = (name: string, pages: number) =>
  new ToolError(
    'too-large',
    `${name} has ${pages.toLocaleString('en')} pages, and ${MOST_PAGES.toLocaleString('en')} are possible.`,
  );

export const tooLargeInside = (name: string) =>
  new ToolError('too-large', `${name} unpacks to more than can be held. It may have been made to do harm.`);
