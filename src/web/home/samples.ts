/** What a visitor can try the box with. */
export interface Sample {
  id: 'text' | 'domain' | 'picture' | 'question';
  icon: string;
  title: string;
  about: string;
}

export const samples: readonly Sample[] = [
  { id: 'text', icon: 'text', title: 'A text', about: 'some lines about bread' },
  { id: 'domain', icon: 'globe', title: 'A domain', about: 'example.com' },
  { id: 'picture', icon: 'image', title: 'A picture', about: 'hills at dusk, a JPG' },
  { id: 'question', icon: 'search', title: 'A question', about: '“shrink a photo”' },
];
