import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request the code that runs belongs to: the log asks, so that no code has to pass it on. */
export const requestScope = new AsyncLocalStorage<{ request: string }>();
