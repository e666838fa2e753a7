/** Everything that depends on the language a page is written in: its address, its direction, and the words of the shell. */
export interface Language {
  /** As in `lang` and `hreflang` (BCP 47). */
  tag: string;
  /** As in Open Graph: `en_US`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** What addresses of its pages begin with: nothing, or `/de`. */
  prefix: string;
  words: ShellWords;
}

/** What header and footer say on every page. */
export interface ShellWords {
  skip: string;
  menu: string;
  toggleMenu: string;
  search: string;
  account: string;
  logIn: string;
  signUp: string;
  theme: string;
  themes: Record<'system' | 'light' | 'dark', string>;
  /** After the site's tagline. */
  withoutAccount: string;
  popular: string;
  company: string;
  newsletter: string;
  newsletterLead: string;
}

/** The address of a page by its path, in one language. */
export type AddressOf = (path: string) => string;

/** The address of a page in a language; addresses of other sites and of files stay as they are. */
export function addressIn({ prefix }: Language, path: string): string {
  if (prefix === '' || !path.startsWith('/') || /\.\w+$/.test(path)) return path;
  return path === '/' ? prefix : prefix + path;
}
