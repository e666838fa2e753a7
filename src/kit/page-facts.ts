import * as z from 'zod';
import { field } from './field.ts';

/** Output fields that every tool which reads a page has: which page answered. */
export const pageFacts = {
  requestedUrl: z.string().register(field, { label: 'Address asked for', display: 'hidden' }),
  url: z.string().register(field, {
    label: 'Address',
    help: 'The address that answered, after redirects.',
    heading: '{title}',
    note: ['Redirected from {requestedUrl}', 'status {status}', 'read as {charset}', 'language {language}'],
  }),
  status: z.int().register(field, { label: 'Status', display: 'caption', help: 'The HTTP status of the answer.' }),
  redirected: z
    .boolean()
    .register(field, { label: 'Redirected', display: 'caption', help: 'Whether another address answered.' }),
  charset: z
    .string()
    .register(field, { label: 'Encoding', display: 'caption', help: 'The character encoding the page was read in.' }),
};
