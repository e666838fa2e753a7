import type { Part } from './corpus.ts';
import { answer, at, body, bodyStart, head, header, swap } from './plants.ts';
import { fileAnswer } from './world.ts';

const csp = (policy: string) => header('content-security-policy', policy);
const cookie = (...setCookies: string[]) => answer({ setCookies });
const rest = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

const part: Part = {
  area: 'security',
  faults: [
    {
      name: 'no policy for contents',
      on: 'wiki',
      plant: [header('content-security-policy', null)],
      says: /content-security-policy/i,
    },
    {
      name: 'inline scripts for all',
      on: 'saddle',
      plant: [csp(`default-src 'self' 'unsafe-inline'; ${rest}`)],
      says: /unsafe-inline/i,
    },
    {
      name: 'eval in the default',
      on: 'hotel',
      plant: [csp(`default-src 'self' 'unsafe-eval'; ${rest}`)],
      says: /unsafe-eval/i,
    },
    {
      name: 'scripts from every host with https',
      on: 'course',
      plant: [csp(`default-src 'self'; script-src https:; ${rest}`)],
      says: /script/i,
      where: /https:/,
    },
    {
      name: 'wildcard for the default',
      on: 'dentist',
      plant: [csp(`default-src *; ${rest}`)],
      says: /script|default|\*/i,
      where: /\*/,
    },
    {
      name: 'source without encryption',
      on: 'garden',
      plant: [csp(`default-src 'self'; script-src 'self' http://widgets.example; ${rest}`)],
      says: /http:/i,
    },
    {
      name: 'scripts from blobs and data',
      on: 'planner',
      plant: [csp(`default-src 'self'; script-src 'self' data: blob:; ${rest}`)],
      says: /data:/i,
    },
    {
      name: 'plug-ins are not limited',
      on: 'magazine',
      plant: [csp("script-src 'self'; base-uri 'none'; frame-ancestors 'none'")],
      says: /object-src/i,
      least: 'advice',
    },
    {
      name: 'base is not limited',
      on: 'wiki',
      plant: [csp("default-src 'self'; object-src 'none'; frame-ancestors 'none'; form-action 'self'")],
      says: /base-uri/i,
      least: 'advice',
    },
    {
      name: 'policy of pictures alone',
      on: 'hotel',
      plant: [csp("img-src 'self'; frame-ancestors 'self'")],
      says: /script/i,
    },
    {
      name: 'frames by a wildcard',
      on: 'saddle',
      plant: [
        csp("default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors https://*"),
        header('x-frame-options', null),
      ],
      says: /frame/i,
    },
    {
      name: 'no word about frames',
      on: 'course',
      plant: [csp("default-src 'self'; object-src 'none'; base-uri 'self'"), header('x-frame-options', null)],
      says: /frame/i,
    },
    {
      name: 'frames by ALLOW-FROM',
      on: 'garden',
      plant: [
        csp("default-src 'self'; object-src 'none'; base-uri 'self'"),
        header('x-frame-options', 'ALLOW-FROM https://partner.example'),
      ],
      says: /frame/i,
    },
    {
      name: 'X-Frame-Options twice with two words',
      on: 'wiki',
      plant: [
        csp("default-src 'self'; object-src 'none'; base-uri 'self'"),
        header('x-frame-options', 'DENY, ALLOWALL'),
      ],
      says: /frame/i,
    },
    {
      name: 'directive misspelt',
      on: 'dentist',
      plant: [csp(`default-src 'self'; frame-ancestor 'self'; object-src 'none'; base-uri 'self'`)],
      says: /frame-ancestor\b/i,
    },
    {
      name: 'none beside other sources',
      on: 'planner',
      plant: [csp(`default-src 'none' 'self'; ${rest}`)],
      says: /'none'|none/i,
      least: 'advice',
    },
    {
      name: 'commas in place of semicolons',
      on: 'magazine',
      plant: [csp("default-src 'self' object-src 'none' base-uri 'self'")],
      says: /object-src|semicolon|separat|policy/i,
    },
    {
      name: 'short nonce',
      on: 'hotel',
      plant: [csp(`default-src 'self'; script-src 'nonce-123'; ${rest}`)],
      says: /nonce/i,
    },
    {
      name: 'policy in a tag that only reports',
      on: 'garden',
      plant: [
        header('content-security-policy', null),
        head(`<meta http-equiv="Content-Security-Policy-Report-Only" content="default-src 'self'">`),
      ],
      says: /report|content-security-policy/i,
    },
    {
      name: 'no HSTS header',
      on: 'magazine',
      plant: [header('strict-transport-security', null)],
      says: /strict-transport-security/i,
    },
    {
      name: 'HSTS switched off',
      on: 'saddle',
      plant: [header('strict-transport-security', 'max-age=0; includeSubDomains')],
      says: /strict-transport-security/i,
    },
    {
      name: 'HSTS for an hour',
      on: 'planner',
      plant: [header('strict-transport-security', 'max-age=3600')],
      says: /strict-transport-security/i,
      least: 'advice',
    },
    {
      name: 'HSTS preload with a short age',
      on: 'wiki',
      plant: [header('strict-transport-security', 'max-age=15768000; includeSubDomains; preload')],
      says: /preload/i,
      least: 'advice',
    },
    {
      name: 'file types are guessed',
      on: 'hotel',
      plant: [header('x-content-type-options', null)],
      says: /nosniff|file types/i,
    },
    {
      name: 'file types are guessed by a wrong word',
      on: 'dentist',
      plant: [header('x-content-type-options', 'sniff')],
      says: /nosniff|file types/i,
    },
    {
      name: 'referrer for everyone',
      on: 'course',
      plant: [header('referrer-policy', 'no-referrer-when-downgrade')],
      says: /referrer|address/i,
      least: 'advice',
    },
    {
      name: 'referrer by a word that is none',
      on: 'magazine',
      plant: [header('referrer-policy', 'strict')],
      says: /referrer|strict/i,
      least: 'advice',
    },
    {
      name: 'permissions for every site',
      on: 'garden',
      plant: [header('permissions-policy', 'camera=*, geolocation=*')],
      says: /permissions|camera/i,
      least: 'advice',
    },
    {
      name: 'CORS that mirrors null with credentials',
      on: 'planner',
      plant: [header('access-control-allow-origin', 'null'), header('access-control-allow-credentials', 'true')],
      says: /access-control|cors|origin/i,
    },
    {
      name: 'opener for every site',
      on: 'wiki',
      plant: [header('cross-origin-opener-policy', 'unsafe-none')],
      says: /opener/i,
      least: 'advice',
    },
    {
      name: 'version of the server',
      on: 'garden',
      plant: [header('server', 'Apache/2.4.29 (Ubuntu) OpenSSL/1.1.1')],
      says: /version/i,
      least: 'advice',
    },
    {
      name: 'filter of old browsers switched on',
      on: 'dentist',
      plant: [header('x-xss-protection', '1; mode=block')],
      says: /x-xss-protection/i,
      least: 'advice',
    },
    {
      name: 'style sheet in the clear',
      on: 'wiki',
      plant: [head('<link rel="stylesheet" href="http://fonts.yazi.example/css?family=Lora">')],
      says: /encrypt|http:|mixed/i,
      least: 'error',
    },
    {
      name: 'source of a picture in the clear',
      on: 'course',
      plant: [
        swap(
          /(<img src="\/bilder[^>]*>)/,
          (img) => `<picture><source srcset="http://folkhogskolan.example/bilder/drejskiva.webp">${img}</picture>`,
        ),
      ],
      says: /encrypt|http:|mixed/i,
    },
    {
      name: 'background in the clear',
      on: 'planner',
      plant: [
        bodyStart(
          '<div style="background-image:url(\'http://www.planibord.example/media/ecran.webp\');height:9px"></div>',
        ),
      ],
      says: /encrypt|http:|mixed/i,
    },
    {
      name: 'frame in the clear',
      on: 'hotel',
      plant: [
        body(
          '<iframe src="http://map.example/hangzhou" title="地图" width="300" height="200" loading="lazy"></iframe>',
        ),
      ],
      says: /encrypt|http:|mixed/i,
    },
    {
      name: 'form to another host in the clear',
      on: 'dentist',
      plant: [swap('action="/marcar"', 'action="http://forms.marcacoes.example/post"')],
      says: /encrypt|http:/i,
    },
    {
      name: 'password by get',
      on: 'course',
      plant: [
        body(
          '<form method="get" action="/login"><label for="l">Lösenord</label><input id="l" name="l" type="password" autocomplete="current-password"></form>',
        ),
      ],
      says: /password/i,
    },
    {
      name: 'cookie of a login without Secure',
      on: 'wiki',
      plant: [cookie('auth_token=eyJhbGciOi; Path=/; HttpOnly; SameSite=Strict')],
      says: /cookie|secure/i,
    },
    {
      name: 'cookie of a login for scripts',
      on: 'saddle',
      plant: [cookie('connect.sid=s%3Aabc; Path=/; Secure; SameSite=Lax')],
      says: /cookie|script/i,
    },
    {
      name: 'cookie without SameSite',
      on: 'planner',
      plant: [cookie('session=9f; Path=/; Secure; HttpOnly')],
      says: /samesite|other sites/i,
      least: 'advice',
    },
    {
      name: 'Secure prefix without Secure',
      on: 'magazine',
      plant: [cookie('__Secure-id=1; Path=/; HttpOnly; SameSite=Lax')],
      says: /prefix|__Secure/i,
    },
    {
      name: 'script of a network without integrity',
      on: 'garden',
      plant: [
        head('<script src="https://cdn.jsdeliver.example/npm/swiper@11.0.5/swiper.min.js" defer></script>'),
        csp(`default-src 'self'; script-src 'self' https://cdn.jsdeliver.example; ${rest}`),
      ],
      says: /integrity|third|unnoticed/i,
      least: 'advice',
    },
    {
      name: 'security.txt without an end',
      on: 'planner',
      plant: [
        at(
          '/.well-known/security.txt',
          fileAnswer('text/plain', 'Contact: https://www.planibord.example/fr-ca/aide\n'),
        ),
      ],
      says: /security|expire/i,
      least: 'advice',
    },
  ],
};

export default part;
