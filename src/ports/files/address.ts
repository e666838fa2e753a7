/** 128 bits in base64url. */
const ID = /^[A-Za-z0-9_-]{22}$/;

export function isFileId(text: string): boolean {
  return ID.test(text);
}

/** Addresses of stored files below `{publicUrl}/files/`, made and read back. `publicUrl` may have a path. */
export function fileAddresses(publicUrl: string) {
  const base = new URL(`${publicUrl.replace(/(?<!\/)\/+$/, '')}/files/`);
  return {
    urlOf: (id: string, name: string) => `${base.href}${id}/${encodeURIComponent(name)}`,

    /** Only an address of the same origin, below the same path, with a well-formed id. */
    idOf(url: string): string | undefined {
      const parsed = URL.parse(url.trim());
      if (!parsed || parsed.origin !== base.origin || parsed.username || parsed.password) return undefined;
      if (!parsed.pathname.startsWith(base.pathname)) return undefined;
      const [id = '', ...rest] = parsed.pathname.slice(base.pathname.length).split('/');
      return rest.length <= 1 && isFileId(id) ? id : undefined;
    },
  };
}
