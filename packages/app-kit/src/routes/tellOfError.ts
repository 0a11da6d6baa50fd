import { isMissingPart } from '@upline/ui';
import { reloadIfNewer } from './reloadIfNewer.ts';

/** What becomes of an error that has broken a page: it is reported, or mended where a newer build explains it. */
export function tellOfError(error: unknown): void {
  if (!isMissingPart(error)) reportError(error);
  // Without a network nothing can be found out; the page says what to do.
  else void reloadIfNewer().catch(() => undefined);
}
