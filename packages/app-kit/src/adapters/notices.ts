import { storageKeys } from '@upline/domain';
import { type NoticesPort, writable } from '@upline/ui/ports';
import type { BrowserStorage } from '../store/browserStorage.ts';

export function createNotices(storage: BrowserStorage): NoticesPort {
  const dismissed = writable(storage.getItem(storageKeys.dismissedIncident) ?? '');
  return {
    dismissed,
    dismiss(id) {
      storage.setItem(storageKeys.dismissedIncident, id);
      dismissed.set(id);
    },
  };
}
