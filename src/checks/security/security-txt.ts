import { defineCheck } from '#kit/check';
import { answerTime } from '#lib/page/answer-time';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'There is a contact for security reports',
  failed: 'There is no contact for security reports',
  severity: 'advice',
  why: 'People who find a security problem need to know whom to contact. Without a contact, they tell nobody, or everyone.',
  source: { name: 'RFC 9116: security.txt', url: 'https://www.rfc-editor.org/rfc/rfc9116' },
  looksAt: ['site', 'answer'],
  judge: ({ site: { securityTxt }, answer }) => {
    if (securityTxt.status === 0) return { couldNotTell: 'The address of security.txt gave no answer.' };
    if (securityTxt.status !== 200 || !/^contact:/im.test(securityTxt.text)) {
      return [{ about: 'security.txt', detail: `${securityTxt.url} names no contact.` }];
    }
    const expires = /^expires:(.{0,100})/im.exec(securityTxt.text)?.[1];
    if (expires !== undefined) {
      const end = Date.parse(expires.trim());
      if (Number.isNaN(end))
        return [
          {
            about: 'security.txt',
            title: 'The expiry date of security.txt is malformed',
            detail: `The Expires line says ${quoted(expires.trim())}, which is no date as in 2030-06-30T00:00:00Z.`,
          },
        ];
      return end >= (answerTime(answer) ?? end)
        ? 'passed'
        : [
            {
              about: 'security.txt',
              title: 'The security.txt has expired',
              detail: `It expired on ${new Date(end).toISOString().slice(0, 10)}, so people who read it do not trust it.`,
            },
          ];
    }
    return [
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
    fails: [
      '<p>x',
      {
        html: '<p>x',
        headers: { date: 'Thu, 15 Jan 2026 12:00:00 GMT' },
        also: {
          'https://example.com/.well-known/security.txt': {
            headers: { 'content-type': 'text/plain' },
            body: 'Contact: mailto:a@example.com\nExpires: 2024-01-01T00:00:00Z\n',
          },
        },
      },
    ],
    doesNotApply: null,
  },
});
