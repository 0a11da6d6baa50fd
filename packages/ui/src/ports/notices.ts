import type { Readable } from './readable.ts';

/** Incident notices that this browser has dismissed, stored between visits. */
export interface NoticesPort {
  /** ID of the incident dismissed last; `''` if none. */
  dismissed: Readable<string>;
  dismiss(id: string): void;
}
