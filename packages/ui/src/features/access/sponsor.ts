/** State of looking up a newcomer's sponsor. */
export type Sponsor =
  | { status: 'none' | 'loading' | 'unknown' | 'failed' }
  | { status: 'known'; name: string; photo: string; walletId: string };
