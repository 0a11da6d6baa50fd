import type { Readable } from './readable.ts';

/** Whether the device has a network. It says nothing of whether a server answers. */
export interface ConnectionPort {
  isOnline: Readable<boolean>;
}
