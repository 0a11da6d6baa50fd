import type { DeskTranslate } from '../messages/useDeskMessage.ts';
import { lengthWords } from '../support/due/timeLeft.ts';

/** How long until then, rounded down: “47 h 25 min”. @param seconds From now, by the chain’s time. */
export function timeLeft(d: DeskTranslate, seconds: bigint): string {
  return lengthWords(d, Number(seconds < 0n ? 0n : seconds) * 1000);
}

/** A chain's time as `Timestamp` takes it. */
export const isoOf = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
