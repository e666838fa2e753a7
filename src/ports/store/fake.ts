import type { Message, Store, Subscriber } from './port.ts';

/** A store in memory: everything is gone with it. */
export function createFakeStore(): Store {
  const messages: Message[] = [];
  const subscribers = new Map<string, Subscriber>();
  const keyOf = (email: string) => email.toLowerCase();

  return {
    messages: {
      async add({ name, email, subject, message, receivedAt }, { atMost }) {
        if (messages.length >= atMost) return 'full';
        const id = (messages.length + 1).toString(16).padStart(16, '0');
        messages.push({ id, name, email, subject, message, receivedAt });
        return 'kept';
      },
      async list({ limit } = {}) {
        return newestFirst(messages, ({ receivedAt }) => receivedAt).slice(0, limit);
      },
      async remove(id) {
        const index = messages.findIndex((message) => message.id === id);
        if (index >= 0) messages.splice(index, 1);
        return index >= 0;
      },
    },
    subscribers: {
      async add({ email, subscribedAt }, { atMost }) {
        if (subscribers.has(keyOf(email))) return 'kept';
        if (subscribers.size >= atMost) return 'full';
        subscribers.set(keyOf(email), { email, subscribedAt, state: 'unconfirmed' });
        return 'kept';
      },
      async list({ limit } = {}) {
        return newestFirst([...subscribers.values()], ({ subscribedAt }) => subscribedAt).slice(0, limit);
      },
      async remove(email) {
        return subscribers.delete(keyOf(email));
      },
    },
    close: async () => {},
  };
}

/** Of those of one instant, the one that came last stands first. */
function newestFirst<T>(items: readonly T[], timeOf: (item: T) => number): T[] {
  return items.toReversed().sort((a, b) => timeOf(b) - timeOf(a));
}
