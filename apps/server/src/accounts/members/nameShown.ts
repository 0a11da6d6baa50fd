import { shownName } from '@upline/domain';
import { keepRecent } from '../../platform/http/keepRecent.ts';

const shown = keepRecent(shownName);

/** `shownName` for lists: its rules take longer than the rest of a row. */
export function nameShown(name: string | null | undefined): string {
  return name ? shown(name) : '';
}
