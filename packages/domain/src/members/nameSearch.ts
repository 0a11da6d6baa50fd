import { shownName } from './staffName.ts';

/** The compared length of a key: one letter of a name may become eighteen in its key. */
const longestKey = 100;

/**
 * Normalises a name, or a part of one, for search: without case, accents and punctuation.
 * @returns `''` if nothing remains.
 */
export function searchKey(text: string): string {
  // Upper case first: “ß” is then “ss”, and both forms of the Greek sigma are one.
  const folded = text.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  const bare = folded.replace(/\p{Diacritic}/gu, '').replaceAll('ς', 'σ');
  const words = bare.replace(/[\p{P}\p{Z}\s]+/gu, ' ').trim();
  return [...words].slice(0, longestKey).join('');
}

/**
 * The search keys of a member's name, from each word to the end of the name, so that the given
 * name, the family name or both find the member. No keys for a name that is hidden from others.
 */
export function nameKeys(name: string): string[] {
  const words = searchKey(shownName(name)).split(' ');
  const keys = words.map((_, index) => words.slice(index).join(' '));
  return [...new Set(keys)].filter((key) => key !== '');
}
