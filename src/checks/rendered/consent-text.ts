import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Words of a page that has something to read. */
const FEW = 50;

/** Scripts that consent managers hold back, by the marks that these ask for. */
const held = /<script\b[^<>]{0,300}\btype\s{0,5}=\s{0,5}["']?text\/plain/i;

export default defineCheck({
  title: 'The text does not wait for consent to cookies',
  failed: 'The text waits for consent to cookies',
  severity: 'warning',
  why: 'Google presses no button: what comes only after consent is not in its index.',
  source: {
    name: 'Google: interstitials and dialogs',
    url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  },
  looksAt: ['technologies', 'text', 'document', 'rendered'],
  judge: ({ technologies, text: { words }, document, rendered: { before } }) => {
    const manager = technologies.find(({ kind }) => kind === 'Consent');
    if (!manager) return 'does-not-apply';
    if (words >= FEW) return 'passed';
    if (before.text.words >= FEW || held.test(document.source))
      return [
        {
          detail: `After scripts, the main text has ${counted(words, 'word')} beside the consent dialog of ${manager.name}, and ${
            before.text.words >= FEW ? `the server sent ${before.text.words}` : 'scripts wait for consent'
          }.`,
        },
      ];
    return {
      couldNotTell: 'There is little text beside a consent dialog; whether it waits for consent cannot be seen.',
    };
  },
  fix: 'Show the text before and behind the dialog, and let only what needs consent wait for it.',
  cases: {
    passes: `<script src="https://consent.cookiebot.com/uc.js"></script><main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`,
    fails: {
      html: `<script src="https://consent.cookiebot.com/uc.js"></script><main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`,
      rendered: { html: '<script src="https://consent.cookiebot.com/uc.js"></script><p>We value your privacy.' },
    },
    doesNotApply: '<p>Tea',
  },
});
