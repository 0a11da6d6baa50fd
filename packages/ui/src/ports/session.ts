import type { Readable } from './readable.ts';

/** Who is signed in. Every field is present; empty when the server has nothing to say. Spec §3. */
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

/** Who is signed in, kept between visits. */
export interface SessionPort {
  /** `null` when nobody is. */
  user: Readable<SessionUser | null>;
  /** Opens the session that a login or a registration has given. */
  begin(user: SessionUser): void;
  /** Takes over a name or photo that was changed. */
  change(part: Partial<Pick<SessionUser, 'name' | 'profileName' | 'profileImage'>>): void;
  /**
   * Ends the session here and on the server; ends it here even when the server cannot be reached. The server is not
   * told when it has ended the session already.
   */
  end(how?: { tellServer: boolean }): Promise<void>;
}
