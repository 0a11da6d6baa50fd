import { fromDecimal, toDecimal } from '../money/money.ts';
import type { NotificationPayload } from './notificationKinds.ts';

type Plain<T> = T extends bigint | Date ? string : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** The facts of a notification as JSON: money as plain decimals, instants as ISO 8601. */
export type NotificationData = Plain<NotificationPayload>;

/** Serialises facts. @example notificationData({ …, amount: 12_500_000n }) // { …, amount: '12.5' } */
export function notificationData(facts: NotificationPayload): NotificationData {
  return JSON.parse(
    JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? toDecimal(value) : value)),
  );
}

const amounts: readonly string[] = ['amount', 'fee', 'ofLevel', 'ofReferral'];
const instants: readonly string[] = ['from', 'until', 'replaces'];

export function notificationPayload(data: NotificationData): NotificationPayload {
  return JSON.parse(JSON.stringify(data), (name, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (amounts.includes(name)) return fromDecimal(value);
    return instants.includes(name) ? new Date(value) : value;
  });
}
