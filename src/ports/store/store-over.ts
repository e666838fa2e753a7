import type { Database } from './database.ts';
import type { Store } from './port.ts';
import { auditStore } from './tables/audits.ts';
import { mailStore } from './tables/mails.ts';
import { messageStore } from './tables/messages.ts';
import { newsletterStore } from './tables/newsletter.ts';
import { peopleStore } from './tables/people.ts';
import { secret } from './tables/secrets.ts';
import { subscriberStore } from './tables/subscribers.ts';
import { usageStore } from './tables/usage.ts';
import { watchStore } from './tables/watches.ts';

/** The store whose tables are in `database`. */
export function storeOver(database: Database): Store {
  return {
    messages: messageStore(database),
    subscribers: subscriberStore(database),
    newsletter: newsletterStore(database),
    mails: mailStore(database),
    usage: usageStore(database),
    people: peopleStore(database),
    audits: auditStore(database),
    watches: watchStore(database),
    secret: (name) => database.run(secret(name)),
    check: () => database.check(),
    close: () => database.close(),
  };
}
