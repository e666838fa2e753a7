import { expect, it } from 'vitest';
import { meansNoConnection } from './always-there.ts';

it.each(['example.com', 'www.example.org', 'IANA.org', 'example.net.'])('knows that %s cannot be missing', (name) => {
  expect(meansNoConnection(name)).toBe(
    `${name} always exists, but could not be found from here: this server seems to have no connection to the internet.`,
  );
});

it.each(['nowhere.example.com', 'example.edu', 'example.com.evil.example', 'notexample.com', 'www.www.example.com'])(
  'concludes nothing from %s',
  (name) => expect(meansNoConnection(name)).toBeUndefined(),
);
