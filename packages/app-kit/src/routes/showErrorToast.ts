import { isMissingPart } from '@upline/ui';
import { reloadIfNewer } from './reloadIfNewer.ts';

/** Reports an error that broke a page, or reloads the page if a newer build explains it. */
export function showErrorToast(error: unknown): void {
  if (!isMissingPart(error)) reportError(error);
  // Offline this check fails; the page already shows advice.
  else void reloadIfNewer().catch(() => undefined);
}
