import { shownName } from './staffName.ts';

/** As much of a key as is compared: one letter of a name may be eighteen in its key. */
const longestKey = 100;

/**
 * A name, or a part of one, as a search compares it: without case, accents and punctuation.
 * @returns `''` when nothing is left to compare.
 */
export function searchKey(text: string): string {
  // Upper case first: “ß” is then “ss”, and both forms of the Greek sigma are one.
  const folded = text.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  const bare = folded.replace(/\p{Diacritic}/gu, '').replaceAll('ς', 'σ');
  const words = bare.replace(/[\p{P}\p{Z}\s]+/gu, ' ').trim();
  return [...words].slice(0, longestKey).join('');
}

/**
 * The keys under which a member is found by name: from each word of it to its end, so that a given name, a family
 * name and both together find them. None for a name that others are not shown.
 */
export function nameKeys(name: string): string[] {
  const words = searchKey(shownName(name)).split(' ');
  const keys = words.map((_, index) => words.slice(index).join(' '));
  return [...new Set(keys)].filter((key) => key !== '');
}
