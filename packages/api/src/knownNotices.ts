import { noticeKinds } from '@upline/domain';

const known: readonly string[] = noticeKinds;

/**
 * Leaves out what is of a kind that this release does not know: a page that stays open while the server is replaced is
 * told of newer kinds, and has no words for them.
 */
export function knownNotices<T extends { kind: string }>(told: readonly T[]): T[] {
  return told.filter(({ kind }) => known.includes(kind));
}
