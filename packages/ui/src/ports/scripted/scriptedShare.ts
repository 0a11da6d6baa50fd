import type { SharePort } from '../share.ts';

/** Remembers what was handed on last. */
export interface ShareSpy extends SharePort {
  /** What was given to the device's sheet last, `null` before the first. */
  last(): Parameters<SharePort['share']>[0] | null;
}

/** @param how What the device does: hands on, is closed again, refuses, or offers nothing. */
export function scriptedShare(how: 'shares' | 'closed' | 'fails' | 'absent'): ShareSpy {
  let last: Parameters<SharePort['share']>[0] | null = null;
  return {
    isOffered: how !== 'absent',
    last: () => last,
    async share(what) {
      if (how === 'fails') throw new Error('The device does not share.');
      last = what;
      return how === 'shares';
    },
  };
}
