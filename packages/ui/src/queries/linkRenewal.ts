import { fileLinkLifetime } from '@upline/domain';

/** How long before its links to files end something is asked for again, milliseconds. */
const margin = 60_000;

/** After how many milliseconds something is asked for again whose links to files would end; `false` where it carries none. */
export function linkRenewal(links: readonly unknown[] = []): number | false {
  return links.length > 0 && fileLinkLifetime - margin;
}
