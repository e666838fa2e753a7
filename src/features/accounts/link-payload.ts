export interface LinkPayload {
  /** The address of the account that there is, or that is to be. */
  email?: string;
  /** The address that it is to have instead. */
  updateTo?: string;
}

/** What a link of an email says it is for; `provenLink` knows whether it is one of ours. */
export function linkPayload(link: string): LinkPayload {
  try {
    const signs = atob((link.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { email, updateTo }: Record<string, unknown> = { ...Object(JSON.parse(signs)) };
    return {
      ...(typeof email === 'string' && { email }),
      ...(typeof updateTo === 'string' && { updateTo }),
    };
  } catch {
    return {};
  }
}
