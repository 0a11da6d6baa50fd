import { announcement, grace } from '@upline/domain';
import { ContractRevert, type RevertName } from './contractRevert.ts';

/** The times from which an announced change can be executed and at which it expires, seconds. */
export interface Notice {
  readonly readyAt: bigint;
  readonly expiresAt: bigint;
}

/** The value of the views without an announcement. */
export const noNotice: Notice = { readyAt: 0n, expiresAt: 0n };

/** The times of a change announced at a given second. */
export function noticeAt(at: bigint): Notice {
  const readyAt = at + announcement;
  return { readyAt, expiresAt: readyAt + grace };
}

/**
 * Rejects a change that is not announced, too early or expired.
 * @param tooEarly Error for the first two.
 * @throws ContractRevert `tooEarly`, AnnouncementExpired, in this order.
 */
export function checkDue(notice: Notice | null | undefined, at: bigint, tooEarly: RevertName): void {
  if (!notice || at < notice.readyAt) throw new ContractRevert(tooEarly);
  if (at >= notice.expiresAt) throw new ContractRevert('AnnouncementExpired');
}
