import { vi } from 'vitest';

/** Lets the clock jump; timers go on. `vi.useRealTimers` brings it back. */
export function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}
