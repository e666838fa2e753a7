import { fakeMails } from './fake-mails.ts';
import { fakePeople } from './fake-people.ts';
import type { Message, Store, Subscriber, UsageCount } from './port.ts';

/** A store in memory: everything is gone with it. Ids count from 1. */
export function createFakeStore(): Store {
  const messages: Message[] = [];
  const subscribers = new Map<string, Subscriber>();
  /** Ids of mails by post and subscriber. */
  const sentPosts = new Map<string, Map<string, string>>();
  const usage = new Map<string, UsageCount>();
  const secrets = new Map<string, string>();
  const { store: mails, put, putNewsletter, removeWhere } = fakeMails();
  const newId = counter();
  const newSubscriberId = counter();

  const withId = (id: string) => [...subscribers].find(([, subscriber]) => subscriber.id === id);
  const missing = (post: string) =>
    [...subscribers.values()].filter(({ id, state }) => state === 'confirmed' && !sentPosts.get(post)?.has(id));

  function forget(key: string, { id }: Subscriber): void {
    subscribers.delete(key);
    for (const sent of sentPosts.values()) sent.delete(id);
    removeWhere((mail) => mail.to.toLowerCase() === key);
  }

  return {
    messages: {
      async add({ name, email, subject, message, receivedAt }, { atMost, mail }) {
        if (messages.length >= atMost) return 'full';
        const kept = { id: newId(), name, email, subject, message, receivedAt };
        // Before anything is kept: words may fail.
        const worded = mail?.(kept);
        messages.push(kept);
        if (worded) put(worded);
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
      async add({ email, subscribedAt }, { atMost, ask }) {
        const key = email.toLowerCase();
        const known = subscribers.get(key);
        if (known?.state === 'confirmed') return 'kept';
        if (!known && subscribers.size >= atMost) return 'full';
        const { id = newSubscriberId(), askedAt } = known ?? {};
        const asked = askedAt === undefined ? {} : { askedAt };
        const fresh: Subscriber = { id, email, subscribedAt, state: 'unconfirmed', ...asked };
        const subscriber = known?.state === 'unconfirmed' ? known : fresh;
        subscribers.set(key, subscriber);
        if (!ask || subscribedAt - (askedAt ?? -Infinity) < ask.pause) return 'kept';
        const now = { ...subscriber, askedAt: subscribedAt };
        subscribers.set(key, now);
        put(ask.mail(now));
        return 'kept';
      },
      async find(id) {
        return withId(id)?.[1];
      },
      async confirm(id, at) {
        const [key, subscriber] = withId(id) ?? [];
        if (key === undefined || subscriber?.state !== 'unconfirmed') return subscriber;
        const confirmed: Subscriber = { ...subscriber, state: 'confirmed', confirmedAt: at };
        subscribers.set(key, confirmed);
        return confirmed;
      },
      async unsubscribe(id, at) {
        const [key, subscriber] = withId(id) ?? [];
        if (key === undefined || !subscriber) return false;
        if (subscriber.state !== 'unsubscribed') {
          subscribers.set(key, { ...subscriber, state: 'unsubscribed', unsubscribedAt: at });
        }
        const own = [...sentPosts.values()].map((sent) => sent.get(id));
        removeWhere((mail) => mail.state === 'waiting' && own.includes(mail.id));
        return true;
      },
      async list({ limit, state } = {}) {
        const wanted = [...subscribers.values()].filter(
          (subscriber) => state === undefined || subscriber.state === state,
        );
        return newestFirst(wanted, ({ subscribedAt }) => subscribedAt).slice(0, limit);
      },
      async remove(email) {
        const key = email.toLowerCase();
        const subscriber = subscribers.get(key);
        if (subscriber) forget(key, subscriber);
        return subscriber !== undefined;
      },
      async removeUnconfirmed({ before }) {
        const old = [...subscribers].filter(
          ([, { state, subscribedAt, askedAt = subscribedAt }]) => state === 'unconfirmed' && askedAt < before,
        );
        for (const [key, subscriber] of old) forget(key, subscriber);
        return old.length;
      },
    },
    newsletter: {
      async queue({ post, limit, message }) {
        const next = missing(post)
          .sort((a, b) => a.subscribedAt - b.subscribedAt)
          .slice(0, limit);
        const worded = next.map((subscriber) => [subscriber.id, message(subscriber)] as const);
        const sent = sentPosts.get(post) ?? new Map<string, string>();
        for (const [id, mail] of worded) sent.set(id, putNewsletter(mail));
        sentPosts.set(post, sent);
        return next.length;
      },
      async progress(post) {
        return { queued: sentPosts.get(post)?.size ?? 0, missing: missing(post).length };
      },
    },
    mails,
    usage: {
      async add(counts) {
        for (const { day, tool, calls } of counts) {
          const key = `${day} ${tool}`;
          usage.set(key, { day, tool, calls: calls + (usage.get(key)?.calls ?? 0) });
        }
      },
      async list({ from, to }) {
        const wanted = [...usage].filter(([, { day }]) => day >= from && day <= to);
        return wanted.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
      },
    },
    people: fakePeople(counter(), put),
    async secret(name) {
      const value = secrets.get(name) ?? (secrets.size + 1).toString(16).padStart(64, '0');
      secrets.set(name, value);
      return value;
    },
    check: async () => {},
    close: async () => {},
  };
}

/** Ids that count from 1. */
function counter(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return last.toString(16).padStart(16, '0');
  };
}

/** Of those of one instant, the one that came last is first. */
function newestFirst<T>(items: readonly T[], timeOf: (item: T) => number): T[] {
  return items.toReversed().sort((a, b) => timeOf(b) - timeOf(a));
}
