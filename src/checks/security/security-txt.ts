import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'There is a contact for security reports',
  failed: 'There is no contact for security reports',
  severity: 'advice',
  why: 'People who find a security problem need to know whom to contact. Without a contact they tell nobody, or everybody.',
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
            title: 'The security.txt has no expiry date',
            detail: 'It has no Expires line, which the standard requires.',
          },
        ];
  },
  fix: 'Put a text file at /.well-known/security.txt with two lines: “Contact: mailto:” and an address that somebody reads, and “Expires:” and a date within a year, such as 2030-06-30T00:00:00Z.',
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
