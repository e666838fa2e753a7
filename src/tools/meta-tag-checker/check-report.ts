import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

const words = { error: 'Error', warning: 'Warning', advice: 'Advice' } as const;

/** The findings as text, for a mail or a ticket. */
export function checkReport({ url, findings }: Pick<ToolOutput<typeof tool>, 'url' | 'findings'>): string {
  const lines = findings.map(({ severity, subject, sentence }) => `${words[severity]} (${subject}): ${sentence}`);
  return [`Meta tags of ${url}`, '', ...(lines.length > 0 ? lines : ['Nothing wrong was found.'])].join('\n');
}
