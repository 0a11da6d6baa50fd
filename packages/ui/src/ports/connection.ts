import type { Readable } from './readable.ts';

/** The device's network state. An online device may still not reach the server. */
export interface ConnectionPort {
  isOnline: Readable<boolean>;
}
