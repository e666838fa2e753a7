/** The words of the pages that links in our mails lead to, by the last part of their address. */
export const linkPages = {
  confirm: {
    title: 'Confirm your address',
    lead: 'Press the button to get new posts of our blog by email. We send nothing else, and every email has a link to unsubscribe.',
    button: 'Confirm My Address',
    busy: 'Confirming...',
    failed: 'Failed to confirm your address',
    answer: 'confirmed',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: 'Press the button, and we will send no more emails to the address that got this link.',
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
    text: 'You are on the list and will get the next post of our blog by email. Every email has a link to unsubscribe.',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'You will get no more emails. If you change your mind, enter your address at the bottom of any page.',
  },
  link: {
    title: 'This link does not work',
    text: 'It is incomplete or has expired. Open it from the email again, or enter your address again at the bottom of this page.',
  },
} as const;

export type LinkPage = keyof typeof linkPages;
export type LinkAnswer = keyof typeof linkAnswers;
