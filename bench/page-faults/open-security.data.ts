import type { Part } from './corpus.ts';
import { answer, at, body, head, header, swap } from './plants.ts';
import { fileAnswer } from './world.ts';

const csp = (policy: string) => header('content-security-policy', policy);
const cookie = (...setCookies: string[]) => answer({ setCookies });
const rest = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

const part: Part = {
  area: 'security',
  faults: [
    {
      name: 'no policy',
      on: 'shop',
      plant: [header('content-security-policy', null)],
      says: /content-security-policy/i,
    },
    {
      name: 'policy that only reports',
      on: 'news',
      plant: [
        header('content-security-policy', null),
        header('content-security-policy-report-only', "default-src 'self'"),
      ],
      says: /report/i,
      least: 'advice',
    },
    {
      name: 'unsafe-inline for scripts',
      on: 'docs',
      plant: [csp(`default-src 'self'; script-src 'self' 'unsafe-inline'; ${rest}`)],
      says: /unsafe-inline/i,
    },
    {
      name: 'unsafe-eval for scripts',
      on: 'landing',
      plant: [csp(`default-src 'self'; script-src 'self' 'unsafe-eval'; ${rest}`)],
      says: /unsafe-eval/i,
    },
    {
      name: 'scripts from everywhere',
      on: 'event',
      plant: [csp(`default-src 'self'; script-src *; ${rest}`)],
      says: /script/i,
      where: /\*/,
    },
    {
      name: 'scripts over plain HTTP',
      on: 'blog',
      plant: [csp(`default-src 'self'; script-src 'self' http://cdn.krume.example; ${rest}`)],
      says: /http:/i,
    },
    {
      name: 'scripts from data addresses',
      on: 'cafe',
      plant: [csp(`default-src 'self'; script-src 'self' data:; ${rest}`)],
      says: /data:/i,
    },
    {
      name: 'policy without object-src',
      on: 'recipe',
      plant: [csp("script-src 'self'; base-uri 'self'; frame-ancestors 'self'; img-src 'self'")],
      says: /object-src/i,
      least: 'advice',
    },
    {
      name: 'policy without base-uri',
      on: 'shop',
      plant: [csp("default-src 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'")],
      says: /base-uri/i,
      least: 'advice',
    },
    {
      name: 'anyone may frame the page',
      on: 'landing',
      plant: [
        csp(`default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors *`),
        header('x-frame-options', null),
      ],
      says: /frame/i,
    },
    {
      name: 'whole schemes may frame the page',
      on: 'event',
      plant: [csp(`default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors https: http:`)],
      says: /frame/i,
    },
    {
      name: 'X-Frame-Options with a word that browsers ignore',
      on: 'docs',
      plant: [csp("default-src 'self'; object-src 'none'; base-uri 'self'"), header('x-frame-options', 'ALLOWALL')],
      says: /frame/i,
    },
    {
      name: 'frame-ancestors in a tag, where it is ignored',
      on: 'news',
      plant: [
        header('content-security-policy', null),
        header('x-frame-options', null),
        head(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'; frame-ancestors 'none'">`),
      ],
      says: /frame/i,
    },
    {
      name: 'policy with a misspelt directive',
      on: 'blog',
      plant: [csp(`default-src 'self'; scripts-src 'self'; ${rest}`)],
      says: /scripts-src/i,
    },
    {
      name: 'policy with an unquoted self',
      on: 'recipe',
      plant: [csp(`default-src self; ${rest}`)],
      says: /quot|'self'|\bself\b/i,
    },
    {
      name: 'policy with a nonce that anybody guesses',
      on: 'cafe',
      plant: [csp(`default-src 'self'; script-src 'nonce-abc'; ${rest}`)],
      says: /nonce/i,
    },
    {
      name: 'no HSTS',
      on: 'event',
      plant: [header('strict-transport-security', null)],
      says: /strict-transport-security/i,
    },
    {
      name: 'HSTS of a day',
      on: 'shop',
      plant: [header('strict-transport-security', 'max-age=86400')],
      says: /strict-transport-security/i,
      least: 'advice',
    },
    {
      name: 'HSTS with a malformed age',
      on: 'docs',
      plant: [header('strict-transport-security', 'maxage=31536000')],
      says: /strict-transport-security/i,
    },
    {
      name: 'HSTS for preloading without subdomains',
      on: 'landing',
      plant: [header('strict-transport-security', 'max-age=31536000; preload')],
      says: /preload|subdomain/i,
      least: 'advice',
    },
    {
      name: 'nosniff absent',
      on: 'news',
      plant: [header('x-content-type-options', null)],
      says: /nosniff|file types/i,
    },
    {
      name: 'nosniff misspelt',
      on: 'cafe',
      plant: [header('x-content-type-options', 'no-sniff')],
      says: /nosniff|file types/i,
    },
    {
      name: 'referrer policy that tells everything',
      on: 'recipe',
      plant: [header('referrer-policy', 'unsafe-url')],
      says: /referrer|address/i,
    },
    {
      name: 'referrer policy that is none',
      on: 'blog',
      plant: [header('referrer-policy', 'same-orgin')],
      says: /referrer|same-orgin/i,
      least: 'advice',
    },
    {
      name: 'permissions policy in the old syntax',
      on: 'event',
      plant: [header('permissions-policy', "camera 'none'; microphone 'none'")],
      says: /permissions/i,
      least: 'advice',
    },
    {
      name: 'every origin may read, with cookies',
      on: 'docs',
      plant: [header('access-control-allow-origin', '*'), header('access-control-allow-credentials', 'true')],
      says: /access-control|cors|origin/i,
    },
    {
      name: 'no opener policy',
      on: 'shop',
      plant: [header('cross-origin-opener-policy', null)],
      says: /opener/i,
      least: 'advice',
    },
    {
      name: 'server tells its version',
      on: 'landing',
      plant: [header('x-powered-by', 'PHP/7.4.3')],
      says: /version/i,
      least: 'advice',
    },
    {
      name: 'script over http',
      on: 'news',
      plant: [head('<script src="http://stats.compteur.example/c.js" async></script>')],
      says: /encrypt|http:|mixed/i,
      least: 'error',
    },
    {
      name: 'picture over http in srcset',
      on: 'shop',
      plant: [
        swap('srcset="/img/sencha-uji.webp 640w"', 'srcset="http://www.harbour-tea.example/img/sencha-uji.webp 640w"'),
      ],
      says: /encrypt|http:|mixed/i,
    },
    {
      name: 'picture over http in a style element',
      on: 'event',
      plant: [head('<style>.hero{background:url(http://orchard-hall.example/media/hero.webp)}</style>')],
      says: /encrypt|http:|mixed/i,
    },
    {
      name: 'form sent over http',
      on: 'landing',
      plant: [swap('<form action="/es/alta"', '<form action="http://turnofacil.example/es/alta"')],
      says: /encrypt|http:/i,
    },
    {
      name: 'password in an address',
      on: 'cafe',
      plant: [
        body(
          '<form action="/login"><label for="p">パスワード</label><input id="p" name="p" type="password" autocomplete="current-password"></form>',
        ),
      ],
      says: /password/i,
    },
    {
      name: 'session cookie without Secure',
      on: 'shop',
      plant: [cookie('sessionid=8fe2b7; Path=/; HttpOnly; SameSite=Lax')],
      says: /cookie|secure/i,
    },
    {
      name: 'session cookie without HttpOnly',
      on: 'docs',
      plant: [cookie('PHPSESSID=8fe2b7; Path=/; Secure; SameSite=Lax')],
      says: /cookie|script/i,
    },
    {
      name: 'cookie SameSite None without Secure',
      on: 'news',
      plant: [cookie('pub=1; Path=/; SameSite=None')],
      says: /samesite|secure/i,
    },
    {
      name: 'cookie of a host prefix with a domain',
      on: 'blog',
      plant: [cookie('__Host-sid=1; Path=/; Secure; HttpOnly; SameSite=Lax; Domain=krume-und-kruste.example')],
      says: /prefix|__Host/i,
    },
    {
      name: 'foreign script without integrity',
      on: 'recipe',
      plant: [
        head('<script src="https://cdn.maktaba.example/slider.min.js" defer></script>'),
        header('content-security-policy', `default-src 'self'; script-src 'self' https://cdn.maktaba.example; ${rest}`),
      ],
      says: /integrity|third|unnoticed/i,
      least: 'advice',
    },
    {
      name: 'security.txt that has expired',
      on: 'event',
      plant: [
        at(
          '/.well-known/security.txt',
          fileAnswer('text/plain', 'Contact: mailto:web@orchard-hall.example\nExpires: 2022-01-01T00:00:00Z\n'),
        ),
      ],
      says: /security|expire/i,
      least: 'advice',
    },
    {
      name: 'policy blocks the scripts of the page itself',
      on: 'docs',
      plant: [csp("default-src 'none'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'")],
      says: /block|own/i,
      where: /script|style|site\.(?:js|css)/i,
    },
  ],
};

export default part;
