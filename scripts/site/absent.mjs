/** In the place of packages that only Node has, and that no page asks for. */
export {};
