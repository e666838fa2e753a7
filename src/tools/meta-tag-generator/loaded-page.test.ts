import { describe, expect, it } from 'vitest';
import { readLoadedPage } from './loaded-page.ts';
import { emptyFields } from './meta-fields.ts';

describe('readLoadedPage', () => {
  it('takes the fields and what is wrong', () => {
    const answer = {
      fields: { title: 'A page', ogImage: '/a.jpg', twitterCard: 'summary' },
      findings: [
        { severity: 'error', subject: 'title', sentence: 'Gone.' },
        { severity: 'warning', subject: 'og:image', sentence: 'Relative.' },
        { severity: 'advice', subject: 'description', sentence: 'Short.' },
      ],
    };
    expect(readLoadedPage(answer)).toEqual({
      fields: { ...emptyFields, title: 'A page', ogImage: '/a.jpg', twitterCard: 'summary' },
      findings: [
        { level: 'fault', message: 'Gone.' },
        { level: 'fault', message: 'Relative.' },
        { level: 'advice', message: 'Short.' },
      ],
    });
  });

  it('takes the usual card where the page names none that there is', () => {
    expect(readLoadedPage({ fields: { twitterCard: 'gallery' } }).fields.twitterCard).toBe('summary_large_image');
  });

  it.each([undefined, null, 'text', [], { fields: 5, findings: [null, { sentence: 5 }] }])(
    'finds nothing in %j',
    (data) => {
      expect(readLoadedPage(data)).toEqual({ fields: emptyFields, findings: [] });
    },
  );
});
