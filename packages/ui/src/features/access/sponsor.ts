/** What is known of the person who becomes a newcomer's sponsor. */
export type Sponsor =
  | { status: 'none' | 'loading' | 'unknown' | 'failed' }
  | { status: 'known'; name: string; photo: string; walletId: string };
