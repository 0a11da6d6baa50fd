import { leadsElsewhere } from './leadsElsewhere.ts';
import { plainName } from './plainText.ts';

/**
 * What looks like each letter that our words have, in lower case: of Unicode's confusables (UTS #39) those that NFKD
 * leaves, and the digits and signs that people write for letters. One sign may look like several letters.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ⍺ᴀ@4ꭺꓮᗩ',
  c: 'сϲᴄⲥꓚꮯᑕ',
  d: 'ԁɗđᴅꓒᗪꭰ',
  e: 'еҽєεɛᴇ3ꓰᗴꭼ',
  f: 'ϝғꞙꜰꓝᖴ',
  h: 'һհнʜⲏꓧᕼꮋ',
  k: 'κкᴋⲕꓗꮶ',
  // An i, an l and a one are one letter in many a typeface.
  l: 'iіıɩιɪ1!|ӏǀłɫʟⵏꓡꓲᒪꮮ',
  m: 'мᴍⲙꓟᗰꮇ',
  n: 'ոռɴηνпⲛꓠᑎ',
  o: 'оοօσ0øᴏסⲟꓳ',
  p: 'рρϱþᴘⲣꓑᑭꮲրq',
  r: 'гᴦʀɼⲅꓣᖇꭱր',
  s: 'ѕʂտ5$ꜱꓢᔕꮪ',
  t: 'тτᴛ7+†ⲧꓔꭲտ',
  u: 'υսцᴜµμʋꓴᑌ',
  v: 'νѵᴠꮩ∨',
};

/** Letters in boxes and discs, and those that flags are made of: where each alphabet of them begins. */
const drawn = [0x1f150, 0x1f170, 0x1f1e6] as const;

/** The signs among what looks like letters. */
const signs = Object.values(lookalikes)
  .join('')
  .replace(/[\p{L}\p{N}]/gu, '');

/** A text without marks, in lower case, with drawn letters as plain ones and a space for each sign that is no letter. */
function bareOf(text: string): string {
  const plain = text.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const first = drawn.findLast((one) => one <= code) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });
  const lower = plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return lower.replace(/[^\p{L}\p{N}]/gu, (sign) => (signs.includes(sign) ? sign : ' '));
}

/** A letter and all that is taken for it by somebody who looks at it quickly, as a pattern. */
function glance(letter: string): string {
  const like = `[${letter}${lookalikes[letter === 'i' ? 'l' : letter] ?? ''}${letter === 'i' ? 'l' : ''}]`;
  return letter === 'm' ? `(?:${like}|${glance('r')}${glance('n')})` : like;
}

/** What stands between letters that are written apart. Bounded, so that no text takes long. */
const between = `[ ${signs}]{0,3}`;

const joined = (word: string) => Array.from(word, glance).join('');
const apart = (word: string) => Array.from(word, glance).join(between);
const anyOf = (words: readonly string[], pattern: (word: string) => string) => words.map(pattern).join('|');

/** Names of the product and its help desk, which no word of a name may hold. */
const names = ['support', 'upline', 'helpdesk'];

/** Names of such a desk, and what those who speak for it are called: no word of a name, nor several. */
const titles = [
  ...['customerservice', 'customercare', 'servicedesk', 'helpteam', 'helpcenter', 'helpcentre'],
  ...['staff', 'admin', 'administrator', 'moderator', 'official'],
];

/** A name's word or more of them, also with the signs and digits that stand around it. */
const posing = new RegExp(
  String.raw`${anyOf(names, joined)}|(?<!\p{L})(?:${anyOf([...names, ...titles], apart)})${between}${glance('s')}?(?!\p{L})`,
  'u',
);

/** A given name and a surname that is a title too, written as names are. */
const surnamed = /^(\p{Lu}\p{Ll}+) Staff$/u;

/** What is no given name, but says whose staff it is. */
const beside = [
  'the',
  'our',
  'your',
  'team',
  'desk',
  'help',
  'customer',
  'service',
  'wallet',
  'member',
  'pool',
];

/** Signs that look like the mark on support's replies. */
const marks = /[\u2705\u2611\u2713\u2714\u{10102}\u{1f5f8}\u{1f5f9}]/u;

/** Whether a name could be taken for one of the product's own, such as the “Support” that answers tickets. */
export function posesAsStaff(name: string): boolean {
  if (marks.test(name)) return true;
  const given = surnamed.exec(name)?.[1]?.toLowerCase();
  const isSurname = given !== undefined && !beside.includes(given);
  return posing.test(bareOf(isSurname ? given : name));
}

/**
 * A member's name as others are shown it: `''`, for which their wallet stands, when it poses as the product's own or leads elsewhere.
 * Names that were kept before a rule was made are held to it here, and none of them is lost.
 */
export function shownName(name: string | null | undefined): string {
  const plain = plainName(name ?? '');
  return posesAsStaff(plain) || leadsElsewhere(plain) ? '' : plain;
}
