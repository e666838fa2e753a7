import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import type { TemporaryFiles } from '#ports/files/port';
import { createMemoryFiles } from './contract-files.ts';
import type { FakeResponse } from './fake.ts';
import type { GuardedGetOptions, HttpLimits } from './guarded-get.ts';
import type { Http } from './port.ts';

/** What a web answers, by path. `{base}` in a `location` stands for its origin. */
type Routes = Readonly<Record<string, FakeResponse>>;

interface HttpSubject {
  http: Http;
  /** Origin at which the routes answer, such as `http://127.0.0.1:8080`. */
  base: string;
  close(): Promise<void>;
}

interface SubjectOptions {
  temporary?: TemporaryFiles;
  limits?: Partial<HttpLimits>;
  files?: GuardedGetOptions['files'];
}

type CreateSubject = (routes: Routes, options: SubjectOptions) => Promise<HttpSubject>;

const PAGE = { headers: { 'content-type': 'text/html; charset=utf-8', 'x-powered-by': 'tests' }, body: '<p>héllo</p>' };
const PICTURE = { headers: { 'content-type': 'image/png' }, body: 'picture' };

/** Registers the tests that every implementation of the port must pass. */
export function httpContract(createSubject: CreateSubject): void {
  const using = async (routes: Routes, options: SubjectOptions, use: (subject: HttpSubject) => Promise<void>) => {
    const subject = await createSubject(routes, options);
    try {
      await use(subject);
    } finally {
      await subject.close();
    }
  };

  it('answers with address, status, headers and body', () =>
    using({ '/page': PAGE }, {}, async ({ http, base }) => {
      const { url, status, headers, body } = await http.get({ url: `  ${base}/page#part ` });
      expect({ url, status, body: new TextDecoder().decode(body) }).toEqual({
        url: `${base}/page#part`,
        status: 200,
        body: PAGE.body,
      });
      expect(headers).toMatchObject(PAGE.headers);
    }));

  it('tells every answer on the way, with its cookies one by one and the time it took', () => {
    const setCookies = ['a=1; expires=Thu, 01 Jan 2026 00:00:00 GMT', 'b=2; Secure'];
    const routes = { '/old': { status: 301, headers: { location: '/page', 'x-hop': 'first' } }, '/page': PAGE };
    return using({ ...routes, '/page': { ...PAGE, setCookies } }, {}, async ({ http, base }) => {
      const answer = await http.get({ url: `${base}/old` });
      expect(answer).toMatchObject({ setCookies, encodedBytes: 13, body: { byteLength: 13 } });
      expect(answer.redirects).toMatchObject([
        { url: `${base}/old`, status: 301, headers: { 'x-hop': 'first' }, setCookies: [] },
      ]);
      for (const time of [answer.waited, answer.read, answer.redirects[0]?.waited ?? -1]) {
        expect(time).toSatisfy((ms) => Number.isInteger(ms) && ms >= 0 && ms < 10_000);
      }
      expect(await http.get({ url: `${base}/page`, headOnly: true })).toMatchObject({
        setCookies,
        encodedBytes: 0,
        redirects: [],
      });
    });
  });

  it('tells how each connection came about, to whoever wants to know', () => {
    const routes = { '/old': { status: 301, headers: { location: '/page' } }, '/page': PAGE };
    return using(routes, {}, async ({ http, base }) => {
      const { redirects, ...answer } = await http.get({ url: `${base}/old`, isTimed: true });
      for (const { connection, waited } of [...redirects, answer]) {
        const { address = '', lookup = -1, connect = -1, secure = -1 } = connection ?? {};
        expect(address).toMatch(/^[\d.]+$/);
        for (const time of [lookup, connect, secure]) expect(time).toBeGreaterThanOrEqual(0);
        expect(lookup + connect + secure).toBeLessThanOrEqual(waited + 2);
      }
      expect((await http.get({ url: `${base}/page` })).connection).toBeUndefined();
      expect(await http.get({ url: `${base}/page`, isTimed: true, headOnly: true })).toHaveProperty('connection');
    });
  });

  it('keeps the query of an address', () =>
    using({ '/page?a=1&b=%20': PAGE }, {}, async ({ http, base }) => {
      expect((await http.get({ url: `${base}/page?a=1&b=%20` })).status).toBe(200);
    }));

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [304, 'upstream-failed'],
    [403, 'upstream-failed'],
    [500, 'upstream-failed'],
  ])('fails on status %i as %s', (status, code) =>
    using({ '/': { status } }, {}, async ({ http, base }) => {
      await expectRefusal(http.get({ url: base }), code);
    }),
  );

  it.each([404, 304, 403, 429, 500])('hands on status %i to whoever wants any status, without its body', (status) =>
    using({ '/': { status, body: 'x'.repeat(2000) } }, {}, async ({ http, base }) => {
      const answer = await http.get({ url: base, anyStatus: true, maxBytes: 1000 });
      expect({ status: answer.status, bytes: answer.body.byteLength }).toEqual({ status, bytes: 0 });
    }),
  );

  it.each([200, 301, 404, 503])('hands on the head of the first answer, whatever its status: %i', (status) => {
    const headers = { location: '/page', 'content-type': 'text/plain', 'content-length': '50000', 'x-mark': 'seen' };
    return using({ '/': { status, headers, body: 'x'.repeat(50_000) }, '/page': PAGE }, {}, async ({ http, base }) => {
      const answer = await http.get({ url: `${base}/`, headOnly: true, accept: ['image/png'], maxBytes: 1000 });
      expect(answer).toMatchObject({ url: `${base}/`, status, headers: { 'x-mark': 'seen', location: '/page' } });
      expect(answer.body.byteLength).toBe(0);
    });
  });

  it('hands on the last redirect to whoever wants any status', () => {
    const hop = (to: string) => ({ status: 302, headers: { location: to } });
    const chain = { '/0': hop('/1'), '/1': hop('/2'), '/2': hop('/3'), '/3': hop('/4'), '/4': hop('/5') };
    const routes = { ...chain, '/5': hop('/6'), '/6': PAGE, '/a': hop('/b'), '/b': hop('/a') };
    return using(routes, {}, async ({ http, base }) => {
      expect(await http.get({ url: `${base}/1`, anyStatus: true })).toMatchObject({ status: 200 });
      expect(await http.get({ url: `${base}/0`, anyStatus: true })).toMatchObject({ status: 302, url: `${base}/5` });
      expect(await http.get({ url: `${base}/a`, anyStatus: true })).toMatchObject({ status: 302, url: `${base}/b` });
    });
  });

  it.each([
    ['', 'invalid-input'],
    ['   ', 'invalid-input'],
    ['no address', 'invalid-input'],
    ['/page', 'invalid-input'],
    ['http://', 'invalid-input'],
    ['https://?query', 'invalid-input'],
    ['http://[::1', 'invalid-input'],
    ['http://1.2.3.4.5/', 'invalid-input'],
    ['http://example.com:99999/', 'invalid-input'],
    ['file:///etc/passwd', 'target-refused'],
    ['ftp://example.com/', 'target-refused'],
    ['data:image/png;base64,AAAA', 'target-refused'],
    ['javascript:alert(1)', 'target-refused'],
    ['https://user:secret@example.com/', 'target-refused'],
    ['https://user@example.com/', 'target-refused'],
  ])('refuses the address %j as %s', (url, code) =>
    using({}, {}, async ({ http }) => {
      await expectRefusal(http.get({ url }), code);
    }),
  );

  it('refuses an address of ten thousand characters', () =>
    using({}, {}, async ({ http }) => {
      const url = `https://example.com/${'a'.repeat(10_000)}`;
      await expectRefusal(http.get({ url }), 'invalid-input', /longer than 8,192/);
    }));

  it('follows redirects and tells where they led', () =>
    using(
      {
        '/a': { status: 301, headers: { location: 'b?x=1' } },
        '/b?x=1': { status: 307, headers: { location: '{base}/page' } },
        '/page': PAGE,
      },
      {},
      async ({ http, base }) => {
        expect((await http.get({ url: `${base}/a` })).url).toBe(`${base}/page`);
      },
    ));

  it('follows five redirects and not six', () => {
    const hop = (to: number) => ({ status: 302, headers: { location: `/${to}` } });
    const routes = { '/0': hop(1), '/1': hop(2), '/2': hop(3), '/3': hop(4), '/4': hop(5), '/5': hop(6), '/6': PAGE };
    return using(routes, {}, async ({ http, base }) => {
      expect((await http.get({ url: `${base}/1` })).status).toBe(200);
      await expectRefusal(http.get({ url: `${base}/0` }), 'upstream-failed', /more than 5 times/);
    });
  });

  it('does not follow redirects in a circle', () =>
    using(
      { '/a': { status: 308, headers: { location: '/b' } }, '/b': { status: 303, headers: { location: '/a#again' } } },
      {},
      async ({ http, base }) => {
        await expectRefusal(http.get({ url: `${base}/a` }), 'upstream-failed', /loop/);
      },
    ));

  it.each([
    ['file:///etc/passwd', 'target-refused'],
    ['ftp://example.com/', 'target-refused'],
    ['https://user:secret@example.com/', 'target-refused'],
    ['http://', 'upstream-failed'],
  ])('does not follow a redirect to %s', (location, code) =>
    using({ '/': { status: 302, headers: { location } } }, {}, async ({ http, base }) => {
      await expectRefusal(http.get({ url: base }), code);
    }),
  );

  it('takes a redirect without a location for a failure', () =>
    using({ '/': { status: 302 } }, {}, async ({ http, base }) => {
      await expectRefusal(http.get({ url: base }), 'upstream-failed');
    }));

  it.each([
    ['image/png', ['image/*'], true],
    ['image/png', ['image/gif', 'image/png'], true],
    ['Image/PNG; q=1', ['image/png'], true],
    ['text/html', ['*/*'], true],
    ['application/octet-stream', ['image/*'], true],
    ['binary/octet-stream', ['image/png'], true],
    [undefined, ['image/*'], true],
    ['text/html', ['image/*'], false],
    ['image/gif', ['image/png'], false],
    ['imagery/png', ['image/*'], false],
    ['application/octet-stream', ['text/html'], false],
    [undefined, ['text/html'], false],
  ])('given %s where %j is accepted, passes: %s', (type, accept, passes) =>
    using({ '/': { headers: type ? { 'content-type': type } : {}, body: 'x' } }, {}, async ({ http, base }) => {
      const answer = http.get({ url: base, accept });
      if (passes) expect((await answer).status).toBe(200);
      else await expectRefusal(answer, 'unsupported');
    }),
  );

  it('reads as many bytes as allowed and not one more', () =>
    using({ '/': PICTURE }, {}, async ({ http, base }) => {
      expect((await http.get({ url: base, maxBytes: 7 })).body.byteLength).toBe(7);
      await expectRefusal(http.get({ url: base, maxBytes: 6 }), 'too-large');
    }));

  it('sets its own bound above that of the caller', () =>
    using({ '/': PICTURE }, { limits: { maxBytes: 6 } }, async ({ http, base }) => {
      await expectRefusal(http.get({ url: base, maxBytes: 100 }), 'too-large');
      await expectRefusal(http.get({ url: base }), 'too-large');
    }));

  it('waits no longer than the caller and its own limit allow', () =>
    using({ '/': { neverAnswers: true } }, { limits: { timeout: 60 } }, async ({ http, base }) => {
      await expectRefusal(http.get({ url: base, timeout: 20 }), 'timed-out', /0\.02 seconds/);
      await expectRefusal(http.get({ url: base, timeout: 5_000 }), 'timed-out', /0\.06 seconds/);
    }));

  it('ends when the caller aborts, before and during the request', () =>
    using({ '/': { neverAnswers: true } }, {}, async ({ http, base }) => {
      const controller = new AbortController();
      const answer = http.get({ url: base, signal: controller.signal });
      setTimeout(() => controller.abort(), 10);
      await expectRefusal(answer, 'cancelled');
      await expectRefusal(http.get({ url: base, signal: AbortSignal.abort() }), 'cancelled');
    }));

  it('gives the reason of an abort when it is meant for the visitor', () =>
    using({ '/': { neverAnswers: true } }, {}, async ({ http, base }) => {
      const signal = AbortSignal.abort(new ToolError('timed-out', 'The tool took too long.'));
      await expectRefusal(http.get({ url: base, signal }), 'timed-out', /The tool took too long/);
    }));

  it('answers our own file addresses from the store, also after a redirect', () => {
    const files = createMemoryFiles('https://own.invalid', { known: PICTURE });
    const routes = { '/': { status: 302, headers: { location: 'https://own.invalid/files/known' } } };
    return using(routes, { files }, async ({ http, base }) => {
      const { body, headers } = await http.get({ url: 'https://own.invalid/files/known', accept: ['image/png'] });
      expect(new TextDecoder().decode(body)).toBe('picture');
      expect(headers['content-type']).toBe('image/png');
      expect((await http.get({ url: base })).body.byteLength).toBe(7);
      await expectRefusal(http.get({ url: 'https://own.invalid/files/known', maxBytes: 6 }), 'too-large');
      await expectRefusal(http.get({ url: 'https://own.invalid/files/known', accept: ['text/html'] }), 'unsupported');
      await expectRefusal(http.get({ url: 'https://own.invalid/files/gone' }), 'not-found', /file is gone/);
    });
  });

  it('downloads into a temporary file, which is gone when the run is over', () => {
    const temporary = createFakeTemporaryFiles();
    const routes = { '/a': { status: 302, headers: { location: '/large' } }, '/large': { body: 'x'.repeat(300_000) } };
    return using(routes, { temporary }, async ({ http, base }) => {
      const controller = new AbortController();
      const file = await http.download({ url: `${base}/a`, accept: ['image/*'], signal: controller.signal });
      expect(file.bytes).toBe(300_000);
      expect(new TextDecoder().decode(await temporary.read(file))).toBe('x'.repeat(300_000));
      controller.abort();
      await expect(temporary.read(file)).rejects.toThrow();
    });
  });

  it('refuses in a download what it refuses otherwise', () => {
    const routes = { '/page': PAGE, '/': PICTURE, '/silent': { neverAnswers: true } };
    const limits = { timeout: 60 };
    return using(routes, { temporary: createFakeTemporaryFiles(), limits }, async ({ http, base }) => {
      await expectRefusal(http.download({ url: `${base}/page`, accept: ['image/*'] }), 'unsupported');
      await expectRefusal(http.download({ url: `${base}/`, maxBytes: 6 }), 'too-large');
      await expectRefusal(http.download({ url: `${base}/gone` }), 'not-found');
      await expectRefusal(http.download({ url: `${base}/silent` }), 'timed-out');
      await expectRefusal(http.download({ url: `${base}/`, signal: AbortSignal.abort() }), 'cancelled');
    });
  });

  it('downloads our own files without reading them', () => {
    const temporary = createFakeTemporaryFiles();
    const files = createMemoryFiles('https://own.invalid', { known: PICTURE }, temporary);
    const get = () => Promise.reject(new Error('It was read.'));
    return using({}, { temporary, files: { ...files, get } }, async ({ http }) => {
      const file = await http.download({ url: 'https://own.invalid/files/known', accept: ['image/*'] });
      expect(new TextDecoder().decode(await temporary.read(file))).toBe('picture');
      const gone = http.download({ url: 'https://own.invalid/files/gone' });
      await expectRefusal(gone, 'not-found', /file is gone/);
      await expectRefusal(http.download({ url: 'https://own.invalid/files/known', maxBytes: 6 }), 'too-large');
    });
  });
}

/** Expects a ToolError of this code whose message is a sentence for a visitor. */
export async function expectRefusal(answer: Promise<unknown>, code: string, words: RegExp = /./): Promise<void> {
  const error = await answer.then(
    () => 'it was answered',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ToolError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(words) });
  expect(error).toMatchObject({ message: expect.stringMatching(/^\S+ .+\.$/) });
}
