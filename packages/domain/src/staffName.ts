/**
 * What looks like each letter that our words have, in lower case: of Unicode's confusables (UTS #39) those that NFKD
 * leaves, and the digits and signs that people write for letters.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ⍺ᴀ@4ꭺꓮ',
  c: 'сϲᴄⲥꓚ',
  d: 'ԁɗđᴅꓒ',
  e: 'еҽєεɛᴇ3ꓰ',
  f: 'ϝғꞙꜰꓝ',
  h: 'һհнʜⲏꓧ',
  k: 'κкᴋⲕꓗ',
  // An i, an l and a one are one letter in many a typeface.
  l: 'iіıɩιɪ1!|ӏǀłɫʟⵏꓡꓲ',
  m: 'мᴍⲙꓟ',
  n: 'ոռɴηνпⲛꓠ',
  o: 'оοօσ0øᴏסⲟꓳ',
  p: 'рρϱþᴘⲣꓑ',
  r: 'гᴦʀɼⲅꓣ',
  s: 'ѕʂտ5$ꜱꓢ',
  t: 'тτᴛ7+†ⲧꓔ',
  u: 'υսцᴜµμʋꓴ',
};

const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    Array.from(others, (one) => [one, letter] as const),
  ),
);

/** A text as somebody who looks at it quickly reads it: without marks, lookalikes taken for what they look like. */
function glance(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(bare, (letter) => letterOf.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}

/** Names of the product and its help desk, which no word of a name may hold. */
const names = ['support', 'upline', 'helpdesk'].map(glance);

/** What those who speak for it are called: no word of a name. */
const titles = ['staff', 'admin', 'administrator', 'moderator', 'official'].map(glance);

/** What stands beside them where the letters of a name are written apart. */
const beside = ['the', 'team', 'desk', 'help', 'customer', 'service'].map(glance);

const apart = new RegExp(
  `^(?=.*(?:${[...names, ...titles].join('|')}))(?:${[...names, ...titles, ...beside].join('|')})+$`,
);

/** Whether a name could be taken for one of the product's own, such as the “Support” that answers tickets. */
export function posesAsStaff(name: string): boolean {
  const words = glance(name).split(/[^a-z]+/);
  const isTold = words.some((word) => titles.includes(word) || names.some((one) => word.includes(one)));
  return isTold || apart.test(words.join(''));
}
