import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Preview Link', done: 'Link previewed', failed: 'preview the link' }),
  title: 'Social Preview',
  summary: 'See how a link to your page looks when shared on Facebook, X, LinkedIn, WhatsApp, Slack and Discord.',
  category: 'meta',
  want: 'check',
  icon: 'share-2',
  keywords:
    'social media preview, link preview, open graph preview, twitter card validator, og image, facebook debugger, linkedin post inspector, discord embed, whatsapp preview, slack unfurl',
  needs: ['http', 'browser', 'images', 'files'],
  output: z.object({
    ...answered,
    cards: z
      .array(
        z.object({
          network: z.enum(['Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Slack', 'Discord']),
          lines: z.array(z.object({ kind: z.enum(['host', 'title', 'description']), text: z.string() })),
          picture: z.string(),
          place: z.enum(['above', 'beneath', 'beside']),
          ratio: z.number().min(0),
          note: z.string(),
        }),
      )
      .register(field, { label: 'Previews', display: './cards' }),
    pictures: table('Pictures', {
      tag: 'Tag',
      address: 'Address',
      width: z.int().min(0).nullable().register(field, { label: 'Width' }),
      height: z.int().min(0).nullable().register(field, { label: 'Height' }),
      bytes: z.int().min(0).nullable().register(field, { label: 'Bytes' }),
      shownAt: z.string().nullable().register(field, { label: 'Copy', display: 'hidden' }),
      fault: 'Note',
    }),
    ...{ score, findings },
    tags: table('Tags used by networks', { name: 'Name', content: 'Content' }),
  }),
  next: ['meta-tag-generator'],
});
