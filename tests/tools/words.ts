/** What a definition has to say, for tools that only tests know. */
export const words = {
  summary: 'A tool that only tests know.',
  category: 'content',
  icon: 'hash',
  keywords: 'test',
  runsIn: 'server',
  labels: { action: 'Go', busy: 'Going...', done: 'Gone well', failed: 'Failed to go' },
} as const;
