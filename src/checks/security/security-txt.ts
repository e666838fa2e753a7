import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'Finders of faults know whom to tell',
  failed: 'Finders of faults do not know whom to tell',
  severity: 'advice',
  why: 'Who finds a hole in your site and means well needs an address; without one they tell nobody, or everybody.',
  source: { name: 'RFC 9116: security.txt', url: 'https://www.rfc-editor.org/rfc/rfc9116' },
  looksAt: ['site'],
  judge: ({ site: { securityTxt } }) => {
    if (securityTxt.status === 0) return { couldNotTell: 'The address of security.txt gave no answer.' };
    if (securityTxt.status !== 200 || !/^contact:/im.test(securityTxt.text)) {
      return [{ about: 'security.txt', detail: `${securityTxt.url} names no contact.` }];
    }
    return /^expires:/im.test(securityTxt.text)
      ? 'passed'
      : [
          {
            about: 'security.txt',
            title: 'The security.txt does not say until when it is true',
            detail: 'It has no Expires line, which the standard asks for.',
          },
        ];
  },
  fix: ({ site: { securityTxt } }) => ({
    words: 'Put this file at /.well-known/security.txt, with an address that somebody reads and a date within a year.',
    code: `Contact: mailto:security@${URL.parse(securityTxt.url)?.host ?? 'example.com'}\nExpires: 2027-06-30T00:00:00Z`,
  }),
  cases: {
    passes: {
      html: '<p>x',
      also: {
        'https://example.com/.well-known/security.txt': {
          headers: { 'content-type': 'text/plain' },
          body: 'Contact: mailto:a@example.com\nExpires: 2030-01-01T00:00:00Z\n',
        },
      },
    },
    fails: '<p>x',
    doesNotApply: null,
  },
});
