import { storageKeys } from '@upline/domain';
import type { KeysPort } from '@upline/ui/ports';
import { writable } from '@upline/ui/ports';
import type { BrowserStorage } from '../store/browserStorage.ts';

const off = 'off';

/** The single-key shortcut setting in the browser's storage. @default on */
export function createKeys(storage: BrowserStorage): KeysPort {
  const areSingleOn = writable(storage.getItem(storageKeys.singleKeys) !== off);
  return {
    areSingleOn,
    setSingle(areOn) {
      areSingleOn.set(areOn);
      if (areOn) storage.removeItem(storageKeys.singleKeys);
      else storage.setItem(storageKeys.singleKeys, off);
    },
  };
}
