import { contactMessage, messageReceived } from '#features/contact/receive-message.ts';
import { followed, linkToken } from '#features/newsletter/follow-link.ts';
import { subscribed, subscription } from '#features/newsletter/subscribe.ts';
import { type Operation, postOperation } from './openapi-parts.ts';

/** The paths of what visitors leave with the site. */
export const formOperations: Record<string, Record<string, Operation>> = {
  '/api/contact': {
    post: postOperation({
      id: 'send-message',
      summary: 'Write to the people of the site',
      description: 'The message is stored when the answer comes. Only a few an hour are taken from each visitor.',
      done: messageReceived,
      schema: contactMessage,
      example: {
        summary: 'A question',
        value: {
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          subject: 'A question',
          message: 'Which algorithms do you use?',
        },
      },
    }),
  },
  '/api/newsletter': {
    post: postOperation({
      id: 'subscribe',
      summary: 'Ask for the newsletter',
      description:
        'The address is stored as unconfirmed when the answer comes, and a mail asks it for confirmation. One that is there already is answered alike. Where the site sends no mail yet, the answer says that the mail waits.',
      done: subscribed,
      schema: subscription,
      example: { summary: 'An address', value: { email: 'ada@example.com' } },
    }),
  },
  '/api/newsletter/confirm': {
    post: postOperation({
      id: 'confirm-subscription',
      summary: 'Confirm an address for the newsletter',
      description: 'With what is in the link of the mail. A second time is answered like the first.',
      done: followed.confirm,
      schema: linkToken,
      example: { summary: 'A link', value: { token: '8f0c2ab14d6e9573.tkz3yw.0d5b1c7e9a3f48620d5b1c7e9a3f4862' } },
      further: [422],
    }),
  },
  '/api/newsletter/unsubscribe': {
    post: postOperation({
      id: 'unsubscribe',
      summary: 'Unsubscribe from the newsletter',
      description: 'With what is in the link of each email. A second time is answered like the first.',
      done: followed.unsubscribe,
      schema: linkToken,
      example: { summary: 'A link', value: { token: '8f0c2ab14d6e9573.0d5b1c7e9a3f48620d5b1c7e9a3f4862' } },
    }),
  },
};
