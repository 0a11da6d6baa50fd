/** The most characters that a member's name has. */
export const maximumNameLength = 50;

/** What is shown for an absent `lossIncomes`, units of 10⁻⁶. The server always sends the field. Spec §9. */
export const lostIncomeFallback = 7_190_000n;

/** The most bytes of a profile photo: 5 MB. Spec §9. */
export const maximumPhotoBytes = 5 * 1024 * 1024;

/** The media types of a profile photo. `image/jpg` is no registered type, and some programs say it. Spec §5. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/jpg'];

/** Why a file cannot be a photo, `null` when it can. The kind is looked at first. Spec §5. */
export function photoFault({ type, size }: { type: string; size: number }): 'wrongType' | 'tooLarge' | null {
  if (!photoTypes.includes(type)) return 'wrongType';
  return size > maximumPhotoBytes ? 'tooLarge' : null;
}
