import { hydrateAll } from '../site/hydrate.tsx';

// What every page has, and what starts each page: one script.
export { SignedInExtras } from '#features/accounts/signed-in-extras.tsx';
export { NewsletterBox } from '#features/newsletter/newsletter-box.tsx';
export { FavouriteButton } from '#ui/saved/favourite-button';
export { NoteUse } from '#ui/saved/note-use';
export { CurrentYear } from '#ui/shell/current-year';
export { HeaderSearch } from '#ui/shell/header-search';
export { MenuButton } from '#ui/shell/menu-button';
export { Notices } from '#ui/shell/notices';
export { ThemeSwitch } from '#ui/shell/theme-switch';
export { LeavesLine } from '#ui/tool-page/leaves-line';

if (!import.meta.env.SSR) void hydrateAll();
