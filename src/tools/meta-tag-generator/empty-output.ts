/** What is written while nothing is entered: the page shows it before the code that writes is there. */
export const EMPTY_OUTPUT =
  '<meta property="og:type" content="website">\n<meta name="twitter:card" content="summary_large_image">';
