import { auditCalls } from '#features/audits/audit-calls.ts';
import { errorCodes } from '#kit/tool-error';
import { type Operation, postOperation } from './openapi-parts.ts';

/** Fields that take the link of a report. */
const LINKS = ['report', 'before'];

/** The paths of what can be asked of an audit whose report is kept, and done with it. */
export function auditOperations(publicUrl: string): Record<string, Record<string, Operation>> {
  const link = `${publicUrl}/audit#8f0c2ab14d6e95730d5b1c7e9a3f4862.0d5b1c7e9a3f48628f0c2ab14d6e9573`;
  return Object.fromEntries(
    Object.entries(auditCalls).map(([name, { description, done, input }]) => {
      const links = LINKS.filter((field) => field in input.shape).map((field) => [field, link]);
      const post = postOperation({
        ...{ id: `site-audit-${name}`, summary: description, done, schema: input, data: {} },
        further: [errorCodes['not-found'].http],
        example: { summary: 'A link', value: Object.fromEntries(links) },
      });
      return [`/api/audits/${name}`, { post }];
    }),
  );
}
