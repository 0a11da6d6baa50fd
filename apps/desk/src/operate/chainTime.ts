import type { DeskTranslate } from '../messages/useDeskMessage.ts';
import { durationText } from '../support/due/timeLeft.ts';

/**
 * Formats time left, rounded down: “47 h 25 min”.
 * @param seconds Seconds from now, in chain time.
 */
export function timeLeft(d: DeskTranslate, seconds: bigint): string {
  return durationText(d, Number(seconds < 0n ? 0n : seconds) * 1000);
}

/** Converts chain time in seconds to ISO 8601. */
export const isoOf = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
