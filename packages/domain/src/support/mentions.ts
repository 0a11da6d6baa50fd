/** A person who can be mentioned as `@name`. */
export interface Mentionable {
  name: string;
}

/** A mention in a text: `@Noor Haddad`. */
export interface Mention<T> {
  start: number;
  /** The offset after the mention. */
  end: number;
  /** Several people if they share the name; all of them are mentioned. */
  people: readonly T[];
}

/** The name after the @: the staff member's name, or their ID if they have none. */
export function mentionName({ name, id }: { name: string; id: string }): string {
  return name || id;
}

const isOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(letter);

/** The whole character at an offset, and the one that ends there. */
const after = (text: string, at: number) => text.slice(at, at + 2).match(/^./su)?.[0];
const before = (text: string, at: number) => text.slice(Math.max(0, at - 2), at).match(/.$/su)?.[0];

/**
 * Finds the mentions in a text, in order. If one name begins with another, the longer name counts;
 * a name inside a word, or followed by letters, does not count. Case is ignored.
 * @example mentionsIn('Ask @noor haddad.', [{ name: 'Noor Haddad' }]) // [{ start: 4, end: 16,
 * people: [{ name: 'Noor Haddad' }] }]
 */
export function mentionsIn<T extends Mentionable>(text: string, people: readonly T[]): Mention<T>[] {
  const named = people
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const found: Mention<T>[] = [];
  for (let start = text.indexOf('@'); start !== -1; start = text.indexOf('@', start + 1)) {
    if (isOfWord(before(text, start))) continue;
    const longest = named.find(({ name }) => {
      const end = start + 1 + name.length;
      return isSame(text.slice(start + 1, end), name) && !isOfWord(after(text, end));
    });
    if (!longest) continue;
    const end = start + 1 + longest.name.length;
    found.push({ start, end, people: named.filter(({ name }) => isSame(name, longest.name)) });
  }
  return found;
}

/** Maximum length of a partial name after an @, characters. */
const longestBeginning = 60;

/**
 * The mention being typed before the caret: the offset of its @ and the text after it; `null` if
 * there is none. Names contain spaces, so the caller decides by the known names if the mention
 * continues.
 */
export function mentionBegun(text: string, caret: number): { start: number; typed: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  const typed = text.slice(start + 1, caret);
  if (start === -1 || caret === 0 || isOfWord(before(text, start))) return null;
  return typed.length > longestBeginning || /\n|^\s/.test(typed) ? null : { start, typed };
}
