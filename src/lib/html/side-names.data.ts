const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * Words in `class` and `id` by which sites name what is apart from their content, however much it is: what readers wrote, what else
 * there is to read, what is said of cookies. A name with a hyphen is two words side by side.
 */
export const apartNames = words(
  `comment comments commentlist commentform commentbox disqus livefyre respond replies trackback trackbacks pingback pingbacks
  comentario comentarios commentaire commentaires kommentar kommentare kommentarer commenti reacties komentarze
  related relatedposts relatedarticles relatedcontent relacionado relacionados relacionada relacionadas correlati gerelateerd
  recommended recommendation recommendations recirc recirculation taboola outbrain zergnet revcontent trending mostread mostpopular
  also-like also-read read-next most-read most-popular most-viewed more-from more-stories more-like like-this recent-posts popular-posts
  cookiebar cookie-banner cookie-bar cookie-consent cookie-dialog cookie-info cookie-law cookie-message cookie-modal cookie-notice
  cookie-overlay cookie-policy cookie-popup cookie-preferences cookie-settings consent gdpr onetrust cmp`,
);

/** Words by which they name smaller things beside their content, and some what is around it. */
export const sideNames = words(
  `ad ads advert advertisement advertising advertorial sponsor sponsored promo promoted
  publicidad publicidade publicite pubblicita werbung anzeige anzeigen reklama reklam
  newsletter newsletters subscribe subscription optin signup sign-up share sharing shares sharebar sharethis sharedaddy addthis social
  socials cookie cookies banner modal popup breadcrumb breadcrumbs editsection footer masthead menu nav navbar navbox navigation noprint pager
  pagination post-nav rail screen-reader side sidebar skip-link sr-only toc toolbar visually-hidden widget
  author-box authorbox author-bio about-author post-tags entry-tags tags-links taglist`,
);

/** Words before a hyphen with which a name says what the content is about: in `category-cookies`, cookies are baked. */
export const subjectNames = words('cat category tag topic subject keyword');
