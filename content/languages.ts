import type { Language } from '#lib/language';

export const english: Language = {
  tag: 'en',
  locale: 'en_US',
  direction: 'ltr',
  prefix: '',
  words: {
    skip: 'Skip to content',
    menu: 'Main',
    toggleMenu: 'Toggle menu',
    search: 'Search tools',
    account: 'Account',
    logIn: 'Login',
    signUp: 'Sign Up Free',
    theme: 'Theme',
    themes: { system: 'system', light: 'light', dark: 'dark' },
    withoutAccount: 'without an account',
    popular: 'Popular Tools',
    company: 'Company',
    newsletter: 'New posts, by email',
    newsletterLead: 'When there is something new on the blog: a tool, a method, a measurement.',
  },
};

/** The languages that the site is written in, the one without a prefix first. */
export const languages: readonly Language[] = [english];
