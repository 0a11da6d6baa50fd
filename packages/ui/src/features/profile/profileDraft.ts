/** A profile as it is before it is edited. */
export interface EditedPerson {
  name: string;
  /** Address of the photo; empty without one. */
  photo: string;
}

/** What is to be saved. */
export interface ProfileDraft {
  /** Trimmed. */
  name: string;
  /** A new photo, `null` for none any more; left out for the one there is. */
  photo?: File | null;
}
