export const maximumNameLength = 50;

/**
 * The texts of a profile, each with its most characters. Contract, mocks, scenarios, table, server
 * and form derive from this list; docs/changing.md explains how to add to it.
 */
const profileTexts = { name: maximumNameLength } as const satisfies Record<string, number>;

export type ProfileText = keyof typeof profileTexts;

/** All texts of a profile; `''` if the member wrote none. */
export type ProfileTexts = Record<ProfileText, string>;

/**
 * Maps every text of a profile to a value, by name.
 * @param of Receives the name and the most characters.
 */
export function byProfileText<T>(of: (text: ProfileText, maximum: number) => T): Record<ProfileText, T> {
  const entries = Object.entries(profileTexts) as [ProfileText, number][];
  return Object.fromEntries(entries.map(([text, maximum]) => [text, of(text, maximum)])) as Record<
    ProfileText,
    T
  >;
}

/** The names of a profile's texts, in the order of the form. */
export const profileTextNames = /* @__PURE__ */ Object.keys(profileTexts) as readonly ProfileText[];

/** Picks the profile texts of an object with further fields. */
export function profileTextsOf(person: ProfileTexts): ProfileTexts {
  return byProfileText((text) => person[text]);
}

export const noProfileTexts: ProfileTexts = /* @__PURE__ */ byProfileText(() => '');

/** Shown if `lossIncomes` is absent, units of 10⁻⁶. The server always sends the field. Spec §9. */
export const lostIncomeFallback = 7_190_000n;

/** The most bytes of a profile photo: 5 MB. Spec §9. */
export const maximumPhotoBytes = 5 * 1024 * 1024;

/**
 * The media types of a profile photo. `image/jpg` is not registered, but some programs send it.
 * Spec §5.
 */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/jpg'];

/** The reason why a file is no valid photo, `null` if it is. The type is checked first. Spec §5. */
export function photoFault({ type, size }: { type: string; size: number }): 'wrongType' | 'tooLarge' | null {
  if (!photoTypes.includes(type)) return 'wrongType';
  return size > maximumPhotoBytes ? 'tooLarge' : null;
}
