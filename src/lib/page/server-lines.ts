/** The lines by which three servers send a header. */
export function serverLines(name: string, value: string): string {
  return [
    '# nginx',
    nginxLine(name, value),
    '# Caddy',
    `header ${name} "${value.replaceAll('"', '\\"')}"`,
    '# Apache',
    apacheLine(name, value),
  ].join('\n');
}

function nginxLine(name: string, value: string): string {
  return `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;
}

function apacheLine(name: string, value: string): string {
  return `Header always set ${name} "${value.replaceAll('"', '\\"')}"`;
}
