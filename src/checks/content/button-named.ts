import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Every button says what it does',
  failed: 'Buttons do not say what they do',
  severity: 'error',
  why: 'Screen readers say “button” and no more, and voice control has no word to press it by. A sign alone has no name.',
  source: {
    name: 'WCAG 2.2: name, role, value',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  },
  looksAt: ['access'],
  judge: ({ access: { controls } }) =>
    judgeEach(controls, {
      isWrong: ({ isNamed }) => !isNamed,
      say: (wrong, all) =>
        `${counted(wrong.length, `button of ${all} has`, `buttons of ${all} have`)} neither text, alt text nor aria-label.`,
    }),
  fix: 'Write in the button what it does, give its picture an alt text, or add aria-label with the words.',
  cases: {
    passes: [
      '<button>Buy</button><button aria-label="Close"><svg></svg></button><input type=image src=a.png alt=Search>',
      '<button><svg><title>Menu</title></svg></button><div role=button tabindex=0><img src=a.png alt=Next></div>',
      '<button hidden></button><button>x</button>',
    ],
    fails: [
      '<button type="button"><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></button>',
      '<input type="image" src="go.png">',
      '<div role="button" tabindex="0"><i class="icon"></i></div>',
      '<button><span aria-hidden="true">×</span></button>',
    ],
    doesNotApply: '<p>x',
  },
});
