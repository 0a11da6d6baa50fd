import { announcement, grace } from '@upline/domain';
import type { Announced } from './deploymentState.ts';
import { dateOf, moment } from './moment.ts';
import type { Wait } from './plan.ts';

/**
 * The reason why an announced change cannot be executed now, or `null`.
 * @param what Contract and change: `pool 3: the announced terms`.
 * @param now Seconds.
 */
export function whyNotDue(what: string, announced: Announced | null, now: bigint): string | null {
  if (!announced) return `${what}: nothing is announced.`;
  const { readyAt, expiresAt } = announced;
  if (now < readyAt) return `${what}: not before ${moment(readyAt)}, 48 hours after the announcement.`;
  if (now < expiresAt) return null;
  return `${what}: the announcement expired ${moment(expiresAt)}. It must be announced again, and waits 48 hours again.`;
}

/** The execution window of a change announced now. @param now Seconds. */
export function waitFrom(now: bigint, what: string): Wait {
  return { what, from: now + announcement, until: now + announcement + grace };
}

/** The same window as dates, for messages to members. @param now Seconds. */
export function windowFrom(now: bigint): { from: Date; until: Date } {
  return { from: dateOf(now + announcement), until: dateOf(now + announcement + grace) };
}

/** The announcement's time, computed from the time of readiness. */
export function announcedAt({ readyAt }: Announced): Date {
  return dateOf(readyAt - announcement);
}
