import type { ProfileTexts } from '@upline/domain';

/** The profile before the edit. */
export interface EditedPerson extends ProfileTexts {
  /** The member's wallet, which determines the fallback picture. */
  wallet: string;
  /** URL of the photo; empty without one. */
  photo: string;
}

/** The values to save; texts are trimmed. */
export interface ProfileDraft extends ProfileTexts {
  /** A new photo, or `null` to remove it; undefined keeps it. */
  photo?: File | null;
}
