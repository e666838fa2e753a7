import * as z from 'zod';
import { faultFields } from '#families/faults';
import { sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { table } from '#kit/outputs';

const bytes = (label: string) => z.int().min(0).register(field, { label, display: 'number' });

const languages = ['html', 'css', 'js', 'json'] as const;

const names = { html: 'HTML', css: 'CSS', js: 'JavaScript', json: 'JSON' };

const script = { language: ['auto', 'js', 'html'] };

export default defineTool({
  needs: [],
  timeLimit: 30_000,
  labels: {
    action: 'Minify',
    busy: 'Minifying...',
    done: 'Code minified successfully',
    failed: 'Failed to minify the code',
  },
  title: 'Code Minifier',
  summary:
    'Make HTML, CSS, JavaScript and JSON smaller, and see what that saves, uncompressed and with gzip and Brotli.',
  category: 'conversion',
  want: 'change',
  icon: 'shrink',
  keywords:
    'minify, minifier, html minifier, css minifier, javascript minifier, js minify, compress code, uglify, terser, json minify, page speed, gzip, brotli',
  input: z.object({
    text: sourceText('function add(first, second) {\n  return first + second;\n}', { label: 'Code', code: 'auto' }),
    language: z
      .enum(['auto', ...languages], { error: 'Please choose auto, html, css, js or json' })
      .default('auto')
      .register(field, { label: 'Language', control: 'radio', names: { auto: 'Automatic', ...names } }),
    mangle: yesOrNo('Shorten JavaScript names', {
      when: script,
      isOn: true,
      help: 'Only inside functions; names that other code may use are kept.',
    }),
    dropConsole: yesOrNo('Remove console calls', { when: script }),
    keepComments: yesOrNo('Keep license comments', {
      isOn: true,
      help: 'Comments that begin with /*! or mention a license.',
    }),
  }),
  output: z.object({
    text: z
      .string()
      .nullable()
      .register(field, { label: 'Minified code', display: 'copy', code: 'auto', fileName: 'minified.txt' }),
    ...faultFields(),
    language: z.enum(languages).register(field, { label: 'Language', names }),
    sizes: table(
      'Sizes',
      {
        as: 'Compression',
        before: bytes('Bytes before'),
        after: bytes('Bytes after'),
        saved: z.number().register(field, { label: 'Saved', unit: '%' }),
      },
      { help: 'Brotli only if your browser supports it.' },
    ),
  }),
  examples: [
    {
      name: 'JavaScript',
      input: {
        text: '// Adds two numbers\nfunction add(first, second) {\n  const sum = first + second;\n  return sum;\n}\n\nconsole.log(add(1, 2));\n',
      },
      output: { text: 'function add(d,n){return d+n}console.log(add(1,2));', language: 'js', fault: null },
    },
    {
      name: 'A stylesheet',
      input: {
        text: '/* Buttons */\n.button {\n  color: #ffffff;\n  margin: 0 auto;\n\n  &:hover { color: #ff0000; }\n}\n\n.unused { }\n',
      },
      output: { text: '.button{color:#fff;margin:0 auto;&:hover{color:#f00}}', language: 'css' },
    },
    {
      name: 'A page',
      input: {
        text: '<!doctype html>\n<html>\n  <head>\n    <!-- styles -->\n    <style>\n      p { color: #ff0000 }\n    </style>\n  </head>\n  <body>\n    <p>Hello,   <b>world</b></p>\n    <script>\n      var message = "hi";\n    </script>\n  </body>\n</html>\n',
      },
      output: {
        text: '<!doctype html><html><head><style>p{color:#f00}</style></head><body><p>Hello, <b>world</b></p><script>var message="hi";</script></body></html>',
        language: 'html',
      },
    },
    {
      name: 'Code with an error',
      input: { text: 'const a = 1;\nconst b = (2;\n', language: 'js' },
      output: { text: null, fault: { line: 2, column: 13, message: 'Unexpected «;», expected «,»' } },
    },
  ],
  next: ['json-formatter', 'html-cleaner', 'text-compare'],
});
