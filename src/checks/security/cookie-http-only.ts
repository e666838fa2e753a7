import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Names by which frameworks call what stands for a login. */
const session =
  /^(?:__(?:host|secure)-)?(?:.{0,40}sess(?:ion)?(?:_?id)?|phpsessid|jsessionid|asp\.net_sessionid|connect\.sid|.{0,40}auth(?:_?token)?|laravel_session|sid|remember_.{0,60}|wordpress_logged_in.{0,60})$/i;

export default defineCheck({
  title: 'Session cookies are protected from scripts',
  failed: 'Scripts can read a session cookie',
  severity: 'warning',
  why: 'A malicious script in the page can then steal the login of the visitor.',
  source: {
    name: 'OWASP: session management',
    url: 'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
  },
  looksAt: ['cookies'],
  judge: ({ cookies }) => {
    const own = cookies.filter(({ name }) => session.test(name.slice(0, 120)));
    if (own.length === 0) return 'does-not-apply';
    const open = own.filter(({ isHttpOnly }) => !isHttpOnly);
    return open.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(open.length, 'cookie that, judging by its name, is for a login has', 'cookies that, judging by their names, are for a login have')} no HttpOnly.`,
            where: open.map(({ name }) => name),
          },
        ];
  },
  fix: 'Add HttpOnly to the cookie in the settings of your application.',
  cases: {
    passes: { html: '<p>x', setCookies: ['PHPSESSID=1; HttpOnly'] },
    fails: { html: '<p>x', setCookies: ['PHPSESSID=1; Path=/'] },
    doesNotApply: { html: '<p>x', setCookies: ['theme=dark'] },
  },
});
