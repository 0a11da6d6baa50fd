import { leadsElsewhere } from './leadsElsewhere.ts';
import { plainName } from './plainText.ts';

/**
 * Lookalikes of each letter in the protected words, in lower case: Unicode's confusables (UTS #39)
 * that NFKD keeps, and the digits and signs that people write for letters. One sign may resemble
 * several letters.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ⍺ᴀ@4ꭺꓮᗩ',
  c: 'сϲᴄⲥꓚꮯᑕ',
  d: 'ԁɗđᴅꓒᗪꭰ',
  e: 'еҽєεɛᴇ3ꓰᗴꭼ',
  f: 'ϝғꞙꜰꓝᖴ',
  h: 'һհнʜⲏꓧᕼꮋ',
  k: 'κкᴋⲕꓗꮶ',
  // In many typefaces i, l and 1 look the same.
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

/** The first code points of the alphabets of boxed, circled and flag letters. */
const drawn = [0x1f150, 0x1f170, 0x1f1e6] as const;

/** The characters among the lookalikes that are no letters. */
const signs = Object.values(lookalikes)
  .join('')
  .replace(/[\p{L}\p{N}]/gu, '');

/**
 * A text in lower case without marks, with drawn letters as plain letters and a space for each sign
 * that is no letter.
 */
function bareOf(text: string): string {
  const plain = text.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const first = drawn.findLast((one) => one <= code) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });
  const lower = plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return lower.replace(/[^\p{L}\p{N}]/gu, (sign) => (signs.includes(sign) ? sign : ' '));
}

/** A pattern of a letter and everything that resembles it at a glance. */
function glance(letter: string): string {
  const like = `[${letter}${lookalikes[letter === 'i' ? 'l' : letter] ?? ''}${letter === 'i' ? 'l' : ''}]`;
  return letter === 'm' ? `(?:${like}|${glance('r')}${glance('n')})` : like;
}

/** Separators between spaced letters. Bounded, so that matching takes linear time. */
const between = `[ ${signs}]{0,3}`;

const joined = (word: string) => Array.from(word, glance).join('');
const apart = (word: string) => Array.from(word, glance).join(between);
const anyOf = (words: readonly string[], pattern: (word: string) => string) => words.map(pattern).join('|');

/** Names of the product and its help desk; no word of a member's name may contain them. */
const names = ['support', 'upline', 'helpdesk'];

/**
 * Names of support teams and titles of their staff; no word of a name, nor several words together,
 * may be one.
 */
const titles = [
  ...['customerservice', 'customercare', 'servicedesk', 'helpteam', 'helpcenter', 'helpcentre'],
  ...['staff', 'admin', 'administrator', 'moderator', 'official'],
];

/** A posing word or phrase in a name, including adjacent signs and digits. */
const posing = new RegExp(
  String.raw`${anyOf(names, joined)}|(?<!\p{L})(?:${anyOf([...names, ...titles], apart)})${between}${glance('s')}?(?!\p{L})`,
  'u',
);

/** A given name and a surname that is also a title, capitalised like a name. */
const surnamed = /^(\p{Lu}\p{Ll}+) Staff$/u;

/** Words before "Staff" that are no given names. */
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

/** Signs that resemble the mark on support's replies. */
const marks = /[\u2705\u2611\u2713\u2714\u{10102}\u{1f5f8}\u{1f5f9}]/u;

/**
 * True if a name could be mistaken for the product's staff, such as the “Support” that answers
 * tickets.
 */
export function posesAsStaff(name: string): boolean {
  if (marks.test(name)) return true;
  const given = surnamed.exec(name)?.[1]?.toLowerCase();
  const isSurname = given !== undefined && !beside.includes(given);
  return posing.test(bareOf(isSurname ? given : name));
}

/**
 * A member's name as shown to others: `''` (screens then show the wallet) if it poses as staff or
 * contains an address. Names from before a rule are stored unchanged and hidden here.
 */
export function shownName(name: string | null | undefined): string {
  const plain = plainName(name ?? '');
  return posesAsStaff(plain) || leadsElsewhere(plain) ? '' : plain;
}
