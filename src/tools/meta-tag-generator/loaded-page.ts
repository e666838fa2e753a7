import type { Finding } from './find-faults.ts';
import { type MetaFields, readFields } from './meta-fields.ts';

type PageFinding = Pick<Finding, 'level' | 'message'>;

interface LoadedPage {
  fields: MetaFields;
  findings: readonly PageFinding[];
}

/** What the checker of live pages answered, as far as it is of use here. */
export function readLoadedPage(data: unknown): LoadedPage {
  const { fields, findings }: { fields?: unknown; findings?: unknown } = { ...Object(data) };
  return {
    fields: readFields({ ...Object(fields) }),
    findings: Array.isArray(findings) ? findings.flatMap(readFinding) : [],
  };
}

function readFinding(finding: unknown): PageFinding[] {
  const { severity, sentence }: { severity?: unknown; sentence?: unknown } = { ...Object(finding) };
  if (typeof sentence !== 'string') return [];
  return [{ level: severity === 'advice' ? 'advice' : 'fault', message: sentence }];
}
