/** The words of the pages that links in our mails lead to, by the last part of their address. */
export const linkPages = {
  confirm: {
    title: 'Confirm your address',
    lead: 'One press, and new posts of our blog come to you by mail. Nothing else does, and every letter has a link to leave.',
    button: 'Confirm My Address',
    busy: 'Confirming...',
    failed: 'Failed to confirm your address',
    answer: 'confirmed',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    lead: 'One press, and no more letters come to the address that this link was sent to.',
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
    failed: 'Failed to unsubscribe',
    answer: 'unsubscribed',
  },
} as const;

/** What came of a press. */
export const linkAnswers = {
  confirmed: {
    title: 'Your address is confirmed',
    text: 'You are on the list. The next new post of our blog comes to you by mail. Each letter has a link with which you can leave.',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'No more letters come to you. If you change your mind, enter your address at the foot of any page.',
  },
  link: {
    title: 'This link does not work',
    text: 'It is not complete, or its time is over. Open it from the mail again, all of it, or enter your address anew at the foot of this page.',
  },
} as const;

export type LinkPage = keyof typeof linkPages;
export type LinkAnswer = keyof typeof linkAnswers;
