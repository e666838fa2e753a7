import type { ToolOutput } from '#kit/define-tool';
import { findingOf, gravity, type Verdict } from '#kit/judge';
import { own } from '#lib/own';
import type tool from './tool.ts';

type Finding = ToolOutput<typeof tool>['findings'][number];

/** The tag that checks of a topic are about, where it is not called so. */
const subjects: Readonly<Record<string, string>> = {
  ...{ https: 'address', og: 'Open Graph', twitter: 'twitter:card', json: 'JSON-LD', tags: 'tags' },
  'og-image': 'og:image',
};

/** What the checks found, each said once, the gravest first. */
export function tagFindings(verdicts: readonly Verdict[]): Finding[] {
  const all = verdicts.flatMap(({ check, found }) =>
    found.map((each) => {
      const { detail, ...finding } = findingOf(check, each);
      const { severity = check.severity, about = subjectOf(check.id) } = each;
      return { ...finding, severity, subject: about, sentence: detail };
    }),
  );
  const different = new Map(all.map((finding) => [`${finding.subject} ${finding.sentence}`, finding]));
  return [...different.values()].sort((a, b) => gravity[a.severity] - gravity[b.severity]);
}

function subjectOf(id: string): string {
  const [topic = id, second = ''] = id.split('-');
  return own(subjects, `${topic}-${second}`) ?? own(subjects, topic) ?? topic;
}
