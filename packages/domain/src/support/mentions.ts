/** A name that somebody is mentioned by, after an @. */
export interface Mentionable {
  name: string;
}

/** A part of a text that mentions somebody: `@Noor Haddad`. */
export interface Mention<T> {
  start: number;
  /** Where the text goes on behind it. */
  end: number;
  /** Several where they share a name: each of them is meant. */
  people: readonly T[];
}

/** By what one of the staff is mentioned: their name, or their ID while they have none. */
export function mentionName({ name, id }: { name: string; id: string }): string {
  return name || id;
}

const isOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(letter);

/** The sign at an offset, whole, and the one that ends there. */
const after = (text: string, at: number) => text.slice(at, at + 2).match(/^./su)?.[0];
const before = (text: string, at: number) => text.slice(Math.max(0, at - 2), at).match(/.$/su)?.[0];

/**
 * Finds who is mentioned in a text, in its order. Of two names of which one begins the other the longer is meant; a name
 * within a word, or with letters behind it, is none. Upper and lower case are the same.
 * @example mentionsIn('Ask @noor haddad.', [{ name: 'Noor Haddad' }]) // [{ start: 4, end: 16, people: [{ name: 'Noor Haddad' }] }]
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

/** The most characters after an @ that may still become a name. */
const longestBeginning = 60;

/**
 * The mention that is being typed before the caret: where its @ stands, and what follows it; `null` when none is. Names
 * have spaces, so that the caller decides by the people there are whether it goes on.
 */
export function mentionBegun(text: string, caret: number): { start: number; typed: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  const typed = text.slice(start + 1, caret);
  if (start === -1 || caret === 0 || isOfWord(before(text, start))) return null;
  return typed.length > longestBeginning || /\n|^\s/.test(typed) ? null : { start, typed };
}
