import { ToolError } from '#kit/tool-error';
import { mailerContract } from './contract.ts';
import { createFakeMailer } from './fake.ts';

mailerContract('in memory', async () => {
  const mailer = createFakeMailer();
  return {
    mailer,
    arrived: () => mailer.sent,
    next(what) {
      mailer.answerWith(() => {
        mailer.answerWith(undefined);
        if (what === 'later') throw new ToolError('upstream-failed', 'Later.');
        return { state: what, reason: 'told to' };
      });
    },
    close: async () => {},
  };
});
