import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './fixture.ts';

const dataOf = async (args: readonly string[], options = {}) => {
  const { out, code } = await run([...args, '--json'], options);
  expect(code, out).toBe(0);
  return JSON.parse(out).data;
};

describe('options', () => {
  it('are the fields in kebab-case, converted to their types', async () => {
    const args = [
      'echo',
      '--body',
      'hi',
      '--max-length',
      '-3',
      '--no-exact',
      '--words',
      'a',
      '--words=b',
      '--form',
      'rich',
    ];
    expect(await dataOf(args)).toMatchObject({
      body: 'hi',
      maxLength: -3,
      exact: false,
      words: ['a', 'b'],
      form: 'rich',
    });
  });

  it('have the defaults of the definition', async () => {
    expect(await dataOf(['echo', 'hi'])).toMatchObject({ maxLength: 10, exact: true, words: [], form: 'plain' });
  });

  it('take a text that begins with a dash', async () => {
    expect(await dataOf(['echo', '--body', '-hi-'])).toMatchObject({ body: '-hi-' });
    expect(await dataOf(['echo', '--body=--json'])).toMatchObject({ body: '--json' });
  });

  it('of a field that is named as one of our own have a prefix', async () => {
    expect(await dataOf(['echo', 'hi', '--field-json', 'x'])).toMatchObject({ json: 'x' });
  });

  it('end at two dashes', async () => {
    expect((await run(['only', '--', '--json'])).out).toBe('<--json>\n');
  });

  it.each([
    [['echo', '--bdy', 'x'], 'echo has no option --bdy. Did you mean --body?'],
    [['echo', '--banana', 'x'], 'echo has no option --banana. See "clearkit echo --help".'],
    [['echo', '--no-body'], 'echo has no option --no-body. Did you mean --body?'],
    [['echo', '--body'], '--body needs a value.'],
    [['echo', '--body', '--form', 'rich'], '--body needs a value.'],
    [['echo', '--exact=maybe', 'x'], '--exact is either there or not: write --exact without "=maybe".'],
    [
      ['echo', 'two', 'words'],
      '"words" is one argument too many: echo takes one. Put quotes around a text with spaces.',
    ],
    [['wait', 'x'], 'wait takes options only, not "x".'],
    [['echo', 'x', '--output', 'y'], 'echo makes no file, so --output has no use.'],
    [['echo', 'hi', '--max-length', 'many'], 'Length must be a whole number'],
    [['echo'], 'Please enter some text'],
    [['ehco'], 'There is no tool "ehco". Did you mean echo?'],
    [['photo'], 'There is no tool "photo". Did you mean copy-image?'],
    [['zzzzzz'], 'There is no tool "zzzzzz". See "clearkit list".'],
    [['--text', 'x'], `The tool's name comes first, not --text. See "clearkit --help".`],
  ])('that are wrong end with 2 and a sentence: %j', async (args, sentence) => {
    expect(await run(args)).toMatchObject({ code: 2, out: '', err: sentence });
  });
});

describe('standard input and files', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cli-'));
    await writeFile(join(directory, 'text.txt'), 'from a file\n');
    await writeFile(join(directory, 'latin.txt'), Buffer.from([0x66, 0xfc, 0x72]));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('fills the main text, to the last line break', async () => {
    expect(await dataOf(['echo'], { stdin: 'two\nlines\n' })).toMatchObject({ body: 'two\nlines\n' });
  });

  it('leaves the line break of an echo out of a one-line field', async () => {
    expect((await run(['only'], { stdin: 'example.com\n' })).out).toBe('<example.com>\n');
  });

  it('is not read when the text is given', async () => {
    expect(await dataOf(['echo', 'given'], { stdin: 'piped' })).toMatchObject({ body: 'given' });
  });

  it('reads a file', async () => {
    expect(await dataOf(['echo', '--file', 'text.txt'], { directory })).toMatchObject({ body: 'from a file\n' });
  });

  it.each([
    [['echo', '--file', 'none.txt'], 'none.txt: there is no such file.'],
    [['echo', '--file', '.'], '.: it cannot be read.'],
    [['echo', '--file', 'latin.txt'], 'The text is not valid UTF-8.'],
    [['echo', 'x', '--file', 'text.txt'], '--file has nothing to fill: --body is given.'],
  ])('says what is wrong: %j', async (args, sentence) => {
    expect(await run(args, { directory })).toMatchObject({ code: 2, err: sentence });
  });

  it('refuses more than it may hold', async () => {
    expect(await run(['echo'], { stdin: new Uint8Array(33 * 1024 * 1024) })).toMatchObject({
      code: 5,
      err: 'The input is larger than 32 MB.',
    });
  });
});

describe('JSON', () => {
  const input = '{"body":"hi","maxLength":2}';
  const data = { body: 'hi', maxLength: 2, exact: true, words: [], form: 'plain', records: [], json: '' };

  it('goes in and comes out with --json and a value', async () => {
    const { out } = await run(['echo', '--json', input]);
    expect(JSON.parse(out)).toEqual({ success: true, message: 'Done well', data });
  });

  it('comes from standard input for a dash', async () => {
    expect(JSON.parse((await run(['echo', '--json', '-'], { stdin: input })).out).data).toEqual(data);
    expect((await run(['echo', '--input', '-'], { stdin: input })).out).toMatch(/^Text: +hi$/m);
  });

  it('goes in alone with --input', async () => {
    expect((await run(['only', '--input', '{"domain":"a"}'])).out).toBe('<a>\n');
  });

  it('comes out alone with a bare --json, wherever it stands', async () => {
    expect(JSON.parse((await run(['only', '--json', '--domain', 'a'])).out).data).toEqual({ hash: '<a>' });
    expect(JSON.parse((await run(['only', '--json', 'a'])).out).data).toEqual({ hash: '<a>' });
  });

  it('is also the form of errors', async () => {
    const { out, err, code } = await run(['only', '--json', '{}']);
    expect(JSON.parse(out)).toEqual({
      success: false,
      message: 'Please enter a domain',
      data: null,
      code: 'invalid-input',
    });
    expect({ err, code }).toEqual({ err: '', code: 2 });
    expect(JSON.parse((await run(['only', '--json', '--nothing'])).out)).toMatchObject({ success: false });
  });

  it.each([
    [['only', '--input', '{'], 'The input is not valid JSON.'],
    [['only', 'a', '--input', '{}'], 'Give the input as JSON or as options, not both.'],
  ])('says what is wrong: %j', async (args, sentence) => {
    expect(await run(args)).toMatchObject({ code: 2, err: sentence });
  });
});

describe('what people read', () => {
  it('is the value alone when there is one', async () => {
    expect((await run(['only', 'x'])).out).toBe('<x>\n');
  });

  it('is labelled and aligned when there are several, without hidden ones', async () => {
    const { out } = await run(['echo', 'hi', '--words', 'a', '--words', 'long']);
    expect(out).toBe(
      [
        'Text:     hi',
        'Length:   10 letters',
        'Exact:    yes',
        'Words:',
        '  a',
        '  long',
        'Records:',
        '  Kind  Its value',
        '  word  a',
        '  word  long',
        'Json:     none',
        '',
      ].join('\n'),
    );
  });

  it('has the lines of a text below its label', async () => {
    expect((await run(['echo', 'a\nb'])).out).toMatch(/^Text:\n {2}a\n {2}b\nLength: /);
  });
});

/** The first bytes of a PNG, which is all that the command line looks at. */
const PIXELS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('pictures', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cli-'));
    await writeFile(join(directory, 'in.png'), PIXELS);
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('come from a path and go to a path, whose size is told', async () => {
    const { out, code } = await run(['copy-image', './in.png', '-o', 'out.png'], { directory });
    expect(code).toBe(0);
    expect(out).toContain('Copy:      out.png (8 bytes)');
    expect(await readFile(join(directory, 'out.png'))).toEqual(PIXELS);
  });

  it('come from standard input and go to standard output', async () => {
    const { bytes } = await run(['copy-image', '--output', '-'], { stdin: PIXELS, directory });
    expect(bytes).toEqual(PIXELS);
  });

  it('get their own name without --output, and stand in the JSON', async () => {
    const { out } = await run(['copy-image', '--image-url', 'in.png', '--json'], { directory });
    expect(JSON.parse(out)).toMatchObject({
      data: { size: 8 },
      files: [{ field: 'copyUrl', path: 'copy.png', bytes: 8 }],
    });
    expect(await readFile(join(directory, 'copy.png'))).toEqual(PIXELS);
  });

  it('replace no file unless forced', async () => {
    await writeFile(join(directory, 'taken.png'), 'old');
    const args = ['copy-image', 'in.png', '-o', 'taken.png'];
    expect(await run(args, { directory })).toMatchObject({
      code: 2,
      err: 'taken.png is there already. Choose another --output, or add --force.',
      opened: 0,
    });
    expect(await readFile(join(directory, 'taken.png'), 'utf8')).toBe('old');
    expect(await run([...args, '--force'], { directory })).toMatchObject({ code: 0 });
    expect(await readFile(join(directory, 'taken.png'))).toEqual(PIXELS);
  });

  it('are known by their bytes', async () => {
    expect(await run(['copy-image'], { stdin: 'words' })).toMatchObject({
      code: 6,
      err: 'image is no picture of a kind we know, and no PDF.',
    });
  });

  it('cannot share standard output with JSON', async () => {
    const { out, code } = await run(['copy-image', 'in.png', '-o', '-', '--json'], { directory });
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ message: 'Choose one of --json and --output -.' });
  });

  it('may stand at an address', async () => {
    expect((await run(['copy-image', 'https://example.com/a.png', '-o', 'a.png'], { directory })).code).toBe(0);
  });

  it.each([
    [['copy-image', 'none.png'], 'none.png: there is no such file.'],
    [['copy-image', ''], 'Please enter an address'],
    [['copy-image', 'in.png', '-o', 'no/such/folder.png'], 'no/such/folder.png cannot be written.'],
  ])('say what is wrong: %j', async (args, sentence) => {
    expect(await run(args, { directory })).toMatchObject({ code: 2, err: sentence });
  });
});

describe('the command itself', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']], [['list', '-h']], [['mcp', '--help']]])(
    'explains itself: %j',
    async (args) => {
      expect((await run(args)).out).toContain('clearkit <tool> [value] [options]');
    },
  );

  it('tells its version', async () => {
    expect((await run(['--version'])).out).toBe('1.2.3\n');
  });

  it('explains a tool from its definition', async () => {
    const { out, opened } = await run(['echo', '--help']);
    expect(opened).toBe(0);
    expect(out).toContain('Echo: Give back what came in.');
    expect(out).toContain('  --body <text>           Text, required\n');
    expect(out).toContain(
      '  --max-length <integer>  Length, -5 to 50, default 10\n                          How much of it.\n',
    );
    expect(out).toContain('  --[no-]exact            Exact, default true\n');
    expect(out).toContain('one of plain, rich, default plain');
    expect(out).toContain(
      "  # Two words\n  clearkit echo --body 'it'\\''s me' --max-length=-1 --no-exact --words a --words 'b c'\n",
    );
    expect(out).not.toContain('--output');
    expect((await run(['copy-image', '--help'])).out).toContain('-o, --output <path>');
  });

  it('runs the examples that it shows', async () => {
    const args = ['echo', '--body', "it's me", '--max-length=-1', '--no-exact', '--words', 'a', '--words', 'b c'];
    expect(await dataOf(args)).toMatchObject({ body: "it's me", maxLength: -1, exact: false, words: ['a', 'b c'] });
  });

  it('lists the tools by category, as text and as data', async () => {
    expect((await run(['list'])).out).toMatch(/^Content Tools\n {2}echo {8}Give back what came in\.\n {2}wait/);
    expect(JSON.parse((await run(['list', '--category', 'image', '--json'])).out)).toEqual([
      { slug: 'copy-image', title: 'Copy Image', summary: 'The same picture again.', category: 'image' },
    ]);
    for (const name of ['cooking', 'constructor'])
      expect((await run(['list', `--category=${name}`])).err).toContain('The categories are content, meta');
    expect((await run(['list', 'image'])).code).toBe(2);
  });

  it('hands agents over', async () => {
    expect((await run(['mcp', '--category', 'image'])).out).toBe('mcp --category image');
  });

  it('opens no ports for a tool that needs none', async () => {
    expect((await run(['echo', 'hi'])).opened).toBe(0);
  });

  it('ends with 130 when it is interrupted', async () => {
    expect(await run(['wait'], { signal: AbortSignal.abort() })).toMatchObject({ code: 130, out: '' });
  });

  it('can be interrupted while it waits for input', async () => {
    const interrupt = new AbortController();
    const ending = run(['echo'], { stdin: neverEnding(() => interrupt.abort()), signal: interrupt.signal });
    expect(await ending).toMatchObject({ code: 130, out: '', err: 'Interrupted.' });
  });

  it('ends with 1 for a fault of ours', async () => {
    const { code, err } = await run(['wait']);
    expect(code).toBe(1);
    expect(err).toContain('nobody told it to stop');
    const { out } = await run(['wait', '--json']);
    expect(JSON.parse(out)).toEqual({
      success: false,
      message: 'Something went wrong on our side.',
      data: null,
      code: 'internal',
    });
  });
});

async function* neverEnding(onRead: () => void): AsyncGenerator<Uint8Array> {
  onRead();
  yield await Promise.withResolvers<Uint8Array>().promise;
}
