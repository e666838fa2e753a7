import * as z from 'zod';
import { ToolError } from '#kit/tool-error';
import {
  type AccountParts,
  type Actions,
  boundAccess,
  bounded,
  cookiesOf,
  forAll,
  forPerson,
  nothing,
  reading,
} from './action.ts';
import { callAuth } from './call-auth.ts';
import { accessEmail } from './emails.ts';
import { thingName, token } from './fields.ts';

const noSuchPasskey = 'This passkey no longer exists.';
const unreadable = 'This passkey could not be used. Please try again.';

const text = z.string({ error: unreadable }).max(20_000, { error: unreadable });

/** What a browser says of a passkey, https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson. */
function credential<Shape extends z.ZodRawShape>(response: Shape) {
  return z.object(
    {
      id: text,
      rawId: text,
      type: z.literal('public-key', { error: unreadable }),
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
      clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
      response: z.object({ clientDataJSON: text, ...response }, { error: unreadable }),
    },
    { error: unreadable },
  );
}

const made = credential({ attestationObject: text, transports: z.array(z.string()).exactOptional() });
const proof = credential({ authenticatorData: text, signature: text, userHandle: text.exactOptional() });

/** Logging in without a password: the browser or a security key proves who it is. */
export function passkeyActions(parts: AccountParts): Actions {
  const { auth, people, limits, notice, wake, brand, publicUrl } = parts;
  /** The library looks for where the passkey was made. */
  const fromHere = (headers: Headers) => {
    const own = new Headers(headers);
    own.set('origin', new URL(publicUrl).origin);
    return own;
  };
  return {
    passkeys: reading(parts, async ({ headers }) => {
      const list = await callAuth(async () => (await auth()).api.listPasskeys({ headers }));
      const data = list.map(({ id, name, createdAt, backedUp }) => ({
        ...{ id, name: name ?? '', isSynced: backedUp },
        createdAt: createdAt ? new Date(createdAt).getTime() : null,
      }));
      return { message: 'Passkeys', data };
    }),
    'begin-passkey': forPerson(parts, nothing, async (_input, { headers }) => {
      const asked = await callAuth(async () =>
        (await auth()).api.generatePasskeyRegistrationOptions({
          headers: fromHere(headers),
          query: {},
          returnHeaders: true,
        }),
      );
      return { message: 'What the browser needs for a new passkey', data: asked.response, cookies: cookiesOf(asked) };
    }),
    'add-passkey': forPerson(
      parts,
      z.object({ response: made, name: thingName() }),
      async ({ response: given, name }, { headers, person }) => {
        await boundAccess(parts, person);
        const body = { response: given, name };
        const asked = await callAuth(async () =>
          (await auth()).api.verifyPasskeyRegistration({ body, headers: fromHere(headers), returnHeaders: true }),
        );
        wake();
        return { message: 'You can log in with this passkey now', cookies: cookiesOf(asked) };
      },
    ),
    'remove-passkey': forPerson(parts, z.object({ id: token(noSuchPasskey) }), async ({ id }, { person }) => {
      await boundAccess(parts, person);
      const link = `${publicUrl}/forgot-password`;
      const isRemoved = await people.removePasskey(person.id, id, ({ name }) =>
        notice(person.email, accessEmail('passkey removed', { brand, link, name: `"${name}"` })),
      );
      if (!isRemoved) throw new ToolError('not-found', noSuchPasskey);
      wake();
      return { message: 'The passkey cannot be used here any more' };
    }),
    'begin-passkey-log-in': forAll(nothing, async (_input, { headers, visitor }) => {
      await bounded(limits, `log-in ${visitor}`, { most: 30, minutes: 15 });
      const asked = await callAuth(async () =>
        (await auth()).api.generatePasskeyAuthenticationOptions({ headers: fromHere(headers), returnHeaders: true }),
      );
      return { message: 'What the browser needs', data: asked.response, cookies: cookiesOf(asked) };
    }),
    'passkey-log-in': forAll(z.object({ response: proof }), async ({ response: given }, { headers, visitor }) => {
      await bounded(limits, `log-in ${visitor}`, { most: 30, minutes: 15 });
      const asked = await callAuth(async () =>
        (await auth()).api.verifyPasskeyAuthentication({
          body: { response: given },
          headers: fromHere(headers),
          returnHeaders: true,
        }),
      );
      return { message: 'You are logged in', cookies: cookiesOf(asked) };
    }),
  };
}
