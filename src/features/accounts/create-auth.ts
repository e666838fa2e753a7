import { passkey } from '@better-auth/passkey';
// Without the drivers of databases, which ours is none of: they are half of the library.
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { PASSWORD_MAX, PASSWORD_MIN } from '#lib/account-fields';
import { type AccountEmail, confirmEmail, LINK_HOURS, resetEmail, signUpEmail } from './emails.ts';
import { linkPayload } from './link-payload.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export interface AuthSettings {
  /** Where accounts are kept. */
  database: NonNullable<BetterAuthOptions['database']>;
  /** Signs cookies and links: 32 random bytes in hexadecimal digits. */
  secret: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  /** Name of the site. */
  brand: string;
  /** Puts an email into the outbox. */
  post: (to: string, email: AccountEmail) => Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * People, passwords, sessions and passkeys, by better-auth. Its own routes are not open: what it can do is asked for by
 * `createAccounts`, with our sentences and limits.
 */
export function createAuth({ database, secret, publicUrl, brand, post }: AuthSettings) {
  const { hostname, origin, protocol } = new URL(publicUrl);
  // Behind a # nothing of a link reaches a log, ours or a proxy's.
  const link = (path: string, token: string) => `${publicUrl}${path}#${token}`;
  return betterAuth({
    appName: brand,
    database,
    secret,
    baseURL: origin,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // An account is opened by anyone who has proved that its address is theirs, never before: `openAccount`.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: LINK_HOURS * HOUR_SECONDS,
      sendResetPassword: ({ user, token }) =>
        post(user.email, resetEmail({ brand, link: link('/reset-password', token) })),
    },
    emailVerification: {
      expiresIn: LINK_HOURS * HOUR_SECONDS,
      // Of an account that was opened by an earlier version and never confirmed.
      sendOnSignIn: true,
      sendVerificationEmail: ({ user, token }) => {
        const wording = { brand, link: link('/confirm-email', token) };
        return post(user.email, linkPayload(token).updateTo ? confirmEmail(wording) : signUpEmail(wording));
      },
    },
    // What else belongs to a person goes with the row of the person.
    user: { modelName: 'people', changeEmail: { enabled: true }, deleteUser: { enabled: true } },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications' },
    session: { modelName: 'sessions', expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS, freshAge: HOUR_SECONDS },
    advanced: {
      cookiePrefix: 'clearkit',
      useSecureCookies: protocol === 'https:',
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      // Where somebody logs in from is nobody's business.
      ipAddress: { disableIpTracking: true },
    },
    plugins: [passkey({ rpID: hostname, rpName: brand, origin, schema: { passkey: { modelName: 'passkeys' } } })],
  });
}
