const writers = {
  nginx: (name: string, value: string) => `add_header ${name} ${value} always;`,
  caddy: (name: string, value: string) => `header ${name} ${value}`,
  apache: (name: string, value: string) => `Header always set ${name} ${value}`,
} as const;

/** The line by which a server sends a header. */
export function headerFor(server: keyof typeof writers, name: string, value: string): string {
  return writers[server](name, `"${value.replaceAll('"', '\\"')}"`);
}

/** The lines by which three servers send it. */
export function serverLines(name: string, value: string): string {
  const line = (server: keyof typeof writers) => headerFor(server, name, value);
  return ['# nginx', line('nginx'), '# Caddy', line('caddy'), '# Apache', line('apache')].join('\n');
}
