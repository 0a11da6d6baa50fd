import type { Readable } from './readable.ts';

/** Whether keys that are pressed alone act, kept on this device: they get in the way of those who speak to it. */
export interface KeysPort {
  areSingleOn: Readable<boolean>;
  setSingle(areOn: boolean): void;
}
