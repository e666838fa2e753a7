import type * as z from 'zod';
import type tool from '#tools/citation-generator/tool';

/** A reference after a published example, and what somebody enters to get it. */
export type Example = readonly [expected: string, input: z.input<typeof tool.input>];
