/** An emoji with all its parts: joiners, selectors, tags. UTS #51. */
const emoji = String.raw`\p{RGI_Emoji}`;

/**
 * Scripts in which a non-joiner between two letters is spelling: Persian, Kurdish, Syriac, N’Ko,
 * Mongolian.
 */
const joining = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}`;

/**
 * Viramas: signs that remove a vowel or join letters (Canonical_Combining_Class 9, Unicode 16;
 * patterns cannot match the class). Joiners are allowed after them.
 */
const viramas = [
  String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84`,
  String.raw`\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4`,
  String.raw`\ua953\ua9c0\uaaf6\uabed\u{10a3f}\u{11046}\u{11070}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}`,
  String.raw`\u{11235}\u{112ea}\u{1134d}\u{113ce}-\u{113d0}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{1172b}`,
  String.raw`\u{11839}\u{1193d}\u{1193e}\u{119e0}\u{11a34}\u{11a47}\u{11a99}\u{11c3f}\u{11d44}\u{11d45}\u{11d97}`,
  String.raw`\u{11f41}\u{11f42}\u{1612f}`,
].join('');

/**
 * Invisible characters that are kept: the parts of an emoji, joiners by the rules of RFC 5892 (A.1,
 * A.2), and the selectors with which Han and Mongolian letters choose their form.
 */
const kept = [
  emoji,
  `(?<=[${viramas}])[\u200c\u200d]`,
  // Some keyboards omit the selector inside a joined emoji.
  String.raw`(?<=\p{Extended_Pictographic}[\u{fe0f}\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${joining}]\p{M}*)\u200c(?=[${joining}])`,
  String.raw`(?<=\p{Script=Han})[\u{fe00}-\u{fe02}\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u{180b}-\u{180d}]`,
].join('|');

/**
 * Controls except tab and line ends, lone surrogates, and bidi embeddings, overrides and isolates
 * (UAX #9), but not marks.
 */
const unreadable = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/**
 * All invisible characters of Unicode, including private use, which each device shows differently.
 */
const unseen = new RegExp(
  String.raw`(${kept})|[\p{C}\p{Default_Ignorable_Code_Point}\u{fffc}\u{fffd}]`,
  'gv',
);

/** A visible character: no filler, no blank of Braille, no placeholder. */
const visible = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]]/v;

/** True if a text has no visible character; a required field treats it as empty. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Removes characters that hide or reorder parts of a text; keeps its lines. */
export function readableText(text: string): string {
  return text.replace(unreadable, '');
}

/**
 * Normalises a name: composed (NFC), on one line, with single spaces, without invisible characters.
 * `''` if no visible character remains. After RFC 8266, Nickname, but letters and marks do not
 * change.
 */
export function plainName(name: string): string {
  const spaced = name.normalize('NFC').replace(/[\s\u0085\u2800]+/gu, ' ');
  const plain = spaced.replace(unseen, '$1').replace(/ +/g, ' ').trim();
  return isBlank(plain) ? '' : plain.normalize('NFC');
}
