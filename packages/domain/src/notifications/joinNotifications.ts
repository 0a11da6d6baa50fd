import type { NotificationPayload, OperatorPayload } from './notificationKinds.ts';

/** Kinds whose sentence is the same for every contract. */
const joined: readonly NotificationPayload['kind'][] = [
  'pauseBegan',
  'pauseEnded',
  'retirementAnnounced',
  'retirementWithdrawn',
  'retired',
  'adminOffered',
  'adminOfferWithdrawn',
  'adminChanged',
] satisfies OperatorPayload['kind'][];

/** Maximum difference of the times in two notifications that are joined, milliseconds. */
export const joinedWithin = 600_000;

/**
 * One notification for the same act on several contracts, with the later times; `null` if the two
 * differ in more than the contract and some minutes, or concern one contract twice.
 */
export function joinNotifications(
  first: NotificationPayload,
  next: NotificationPayload,
): NotificationPayload | null {
  if (first.kind !== next.kind || !joined.includes(first.kind)) return null;
  if (!('position' in first) || !('position' in next)) return null;
  const places = [first.position, ...('others' in first ? (first.others ?? []) : [])];
  if (places.includes(next.position)) return null;
  const isSame = Object.entries(next).every(([name, value]) => {
    const before: unknown = Reflect.get(first, name);
    if (name === 'position') return true;
    if (value instanceof Date && before instanceof Date) {
      return Math.abs(value.getTime() - before.getTime()) <= joinedWithin;
    }
    return value === before;
  });
  const reasonOf = (facts: object) => ('reason' in facts ? facts.reason : undefined);
  if (!isSame || reasonOf(first) !== reasonOf(next)) return null;
  const others = [...places.slice(1), next.position];
  return { ...next, position: first.position, others } as NotificationPayload;
}
