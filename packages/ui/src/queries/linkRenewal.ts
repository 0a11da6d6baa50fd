import { fileLinkLifetime } from '@upline/domain';

/** Time before the expiry of file links at which their data is refetched, milliseconds. */
const margin = 60_000;

/** The refetch interval that renews expiring file links, milliseconds; `false` without links. */
export function linkRenewal(links: readonly unknown[] = []): number | false {
  return links.length > 0 && fileLinkLifetime - margin;
}
