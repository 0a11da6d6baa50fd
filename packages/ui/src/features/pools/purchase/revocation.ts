import type { Failure } from '@upline/domain';

/** How taking an allowance back stands. */
export type Revocation =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done' }
  | { status: 'failed'; failure: Failure };
