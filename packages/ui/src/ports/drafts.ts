/** Texts that were begun and not sent. They stay on this device, each member's own, and go with a sign-out. */
export interface DraftsPort {
  /** @param place What it is a draft of, for example a ticket's ID. @returns `''` without one. */
  read(place: string): string;
  /** Keeps a text; an empty one forgets. What the device refuses to keep is not kept, silently. */
  write(place: string, text: string): void;
}
