/** What a visitor begins with, in the order in which it is offered. */
export const startingPoints = {
  text: { name: 'A text', icon: 'file-text', line: 'An article, a list, a headline, something to rewrite.' },
  page: { name: 'A web page', icon: 'app-window', line: 'Its address is enough: your own page, or one you admire.' },
  domain: { name: 'A domain', icon: 'globe', line: 'One or fifty: who owns it, where it is, how old and how safe.' },
  picture: { name: 'A picture', icon: 'image', line: 'Upload, drop, paste or enter an address: one or fifty.' },
  document: { name: 'A PDF', icon: 'file-stack', line: 'Put together, take apart or make smaller, on your device.' },
  data: { name: 'Data or code', icon: 'braces', line: 'JSON, CSV, HTML, a hash, a date, a link.' },
  nothing: { name: 'Just an idea', icon: 'lightbulb', line: 'Fill in a few fields and copy the result.' },
} as const;

export type StartingPoint = keyof typeof startingPoints;

/** What a visitor is after. */
export const goals = {
  measure: 'Count and measure',
  check: 'Check and find errors',
  lookup: 'Look up',
  change: 'Change and clean up',
  convert: 'Convert',
  compare: 'Compare',
  make: 'Make something new',
} as const;

export type Goal = keyof typeof goals;

export function isStartingPoint(name: string): name is StartingPoint {
  return Object.hasOwn(startingPoints, name);
}

export function isGoal(name: string): name is Goal {
  return Object.hasOwn(goals, name);
}
