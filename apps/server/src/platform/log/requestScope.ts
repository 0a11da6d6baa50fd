import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the current code runs for, read by the log. */
export const requestScope = new AsyncLocalStorage<{ request: string }>();
