/** The most characters that a member's name has. */
export const maximumNameLength = 50;

/**
 * What members write of themselves, with the most characters of each. Contract, mocks, scenarios, table, server and form
 * derive from this list; docs/changing.md says how to add to it.
 */
const profileTexts = { name: maximumNameLength } as const satisfies Record<string, number>;

/** The name of one text of a profile. */
export type ProfileText = keyof typeof profileTexts;

/** All texts of a profile; `''` is none. */
export type ProfileTexts = Record<ProfileText, string>;

/**
 * Something for each text of a profile, by its name.
 * @param of Takes the name and the most characters.
 */
export function byProfileText<T>(of: (text: ProfileText, maximum: number) => T): Record<ProfileText, T> {
  const entries = Object.entries(profileTexts) as [ProfileText, number][];
  return Object.fromEntries(entries.map(([text, maximum]) => [text, of(text, maximum)])) as Record<
    ProfileText,
    T
  >;
}

/** Each text of a profile, in the order of its form. */
export const profileTextNames = /* @__PURE__ */ Object.keys(profileTexts) as readonly ProfileText[];

/** The texts of somebody of whom more is known. */
export function profileTextsOf(person: ProfileTexts): ProfileTexts {
  return byProfileText((text) => person[text]);
}

/** The texts of somebody who has written none. */
export const noProfileTexts: ProfileTexts = /* @__PURE__ */ byProfileText(() => '');

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
