import type { ProfileTexts } from '@upline/domain';

/** A profile as it is before it is edited. */
export interface EditedPerson extends ProfileTexts {
  /** Their wallet, whose picture stands in for a photo. */
  wallet: string;
  /** Address of the photo; empty without one. */
  photo: string;
}

/** What is to be saved; texts are trimmed. */
export interface ProfileDraft extends ProfileTexts {
  /** A new photo, `null` for none any more; left out for the one there is. */
  photo?: File | null;
}
