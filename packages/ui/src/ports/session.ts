import type { Readable } from './readable.ts';

/** The signed-in member. Every field is present; empty if the server has no value. Spec §3. */
export interface SessionUser {
  id: string;
  name: string;
  profileName: string;
  profileImage: string;
  profileLink: string;
  followers: number;
  following: number;
  token: string;
  uplineId: string;
  totalReferrals: number;
  walletId: string;
}

/** The session, stored between visits. */
export interface SessionPort {
  /** `null` if no member is signed in. */
  user: Readable<SessionUser | null>;
  /** Starts a session after login or registration. */
  begin(user: SessionUser): void;
  /** Updates a changed name or photo. */
  change(part: Partial<Pick<SessionUser, 'name' | 'profileName' | 'profileImage'>>): void;
  /**
   * Ends the session on this device and on the server; also works while the server is unreachable.
   * `tellServer` is false if the server has already ended it.
   */
  end(how?: { tellServer: boolean }): Promise<void>;
}
