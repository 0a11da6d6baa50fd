import { announcement, grace } from '@upline/domain';
import { PoolRefusal, type RefusalName } from './refusal.ts';

/** When what is announced can be done first, and from when on it no longer can, seconds. */
export interface Notice {
  readonly readyAt: bigint;
  readonly expiresAt: bigint;
}

/** No announcement, as the views answer. */
export const noNotice: Notice = { readyAt: 0n, expiresAt: 0n };

/** The times of what is announced at a moment in seconds. */
export function noticeAt(at: bigint): Notice {
  const readyAt = at + announcement;
  return { readyAt, expiresAt: readyAt + grace };
}

/**
 * Refuses what is not announced, not due yet, or announced too long ago.
 * @param tooEarly What the first two meet.
 * @throws PoolRefusal `tooEarly`, AnnouncementExpired, in this order.
 */
export function checkDue(notice: Notice | null | undefined, at: bigint, tooEarly: RefusalName): void {
  if (!notice || at < notice.readyAt) throw new PoolRefusal(tooEarly);
  if (at >= notice.expiresAt) throw new PoolRefusal('AnnouncementExpired');
}
