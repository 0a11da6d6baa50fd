import type { Readable } from './readable.ts';

/** Setting for single-key shortcuts, stored on this device. They interfere with voice control. */
export interface KeysPort {
  areSingleOn: Readable<boolean>;
  setSingle(areOn: boolean): void;
}
