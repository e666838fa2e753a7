import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ domain }, { dns }, { signal }) => {
  const answer = await dns.query(domain, 'MX', signal);
  if (answer.status === 'no-such-domain') {
    throw new ToolError('not-found', `There is no domain ${domain} in the DNS.`, { field: 'domain' });
  }
  return { domain, servers: answer.status === 'found' ? answer.records.map(({ value }) => value) : [] };
};

export default run;
