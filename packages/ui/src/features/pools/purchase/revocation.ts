import type { Failure } from '@upline/domain';

/** State of revoking an allowance. */
export type Revocation =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done' }
  | { status: 'failed'; failure: Failure };
