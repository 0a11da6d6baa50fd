import { vi } from 'vitest';

/** Moves only `Date`; timers continue. `vi.useRealTimers` restores the clock. */
export function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}
