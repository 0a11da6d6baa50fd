/** Unsent texts. They stay on this device, per member, and sign-out deletes them. */
export interface DraftsPort {
  /** @param place The draft's owner, for example a ticket's ID. @returns `''` without a draft. */
  read(place: string): string;
  /** Stores a draft; an empty text deletes it. Storage errors are ignored. */
  write(place: string, text: string): void;
}
