/** What a service worker has beside what pages have: as much of it as ours uses. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker started, where it does that. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

interface Window {
  /** Files that this app is opened with. */
  readonly launchQueue?: {
    setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
  };
}

declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly object[]>;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
