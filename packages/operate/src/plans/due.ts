import { announcement, grace } from '@upline/domain';
import { dateOf, moment } from './moment.ts';
import type { Wait } from './plan.ts';
import type { Announced } from './situation.ts';

/**
 * Why what was announced cannot be done now; `null` when it can.
 * @param what What is announced and where: `pool 3: the announced terms`.
 * @param now Seconds.
 */
export function whyNotDue(what: string, announced: Announced | null, now: bigint): string | null {
  if (!announced) return `${what}: nothing is announced.`;
  const { readyAt, expiresAt } = announced;
  if (now < readyAt) return `${what}: not before ${moment(readyAt)}, 48 hours after the announcement.`;
  if (now < expiresAt) return null;
  return `${what}: the announcement expired ${moment(expiresAt)}. It must be announced again, and waits 48 hours again.`;
}

/** When something that is announced now can be done. @param now Seconds. */
export function waitFrom(now: bigint, what: string): Wait {
  return { what, from: now + announcement, until: now + announcement + grace };
}

/** Between when something that is announced now can be done, as members are told it. @param now Seconds. */
export function windowFrom(now: bigint): { from: Date; until: Date } {
  return { from: dateOf(now + announcement), until: dateOf(now + announcement + grace) };
}

/** Counts back from the instant at which an announced act may be done to its announcement. */
export function announcedAt({ readyAt }: Announced): Date {
  return dateOf(readyAt - announcement);
}
