import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds for one command of the package manager. */
const WITHIN = 300_000;

/** Installs packages of Debian, for root on Debian alone. What was said meanwhile; whether it worked is seen by what is there then. */
export function installWithApt(names: readonly string[]): string {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return 'apt-get: only for root on Debian, not tried.';
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10', '-o', 'Acquire::Retries=1'];
  return [
    ['update', '-q', ...patience],
    ['install', '-y', '-q', '--no-install-recommends', ...patience, ...names],
  ]
    .map((args) => run('apt-get', args))
    .join('\n');
}

function run(program: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    // In this run level a package starts no server of its own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    maxBuffer: 64 << 20,
    timeout: WITHIN,
  });
  return [`${program} ${args.join(' ')}`, stdout, stderr, error?.message].filter(Boolean).join('\n').trimEnd();
}
