/** An emoji with all that belongs to it: joiners, selectors, tags. UTS #51. */
const emoji = String.raw`\p{RGI_Emoji}`;

/** Letters of scripts in which a non-joiner between two letters is spelling: Persian, Kurdish, Syriac, N’Ko, Mongolian. */
const joining = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}`;

/** The signs that take a vowel away in the scripts of India and Sri Lanka: what joins may stand behind them. */
const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';

/**
 * What is not seen and belongs where it stands: an emoji’s own parts, joiners by the rules of RFC 5892 (A.1, A.2), and
 * the selectors by which Han and Mongolian letters choose their form.
 */
const kept = [
  emoji,
  `(?<=[${viramas}])[\u200c\u200d]`,
  String.raw`(?<=[${joining}]\p{M}*)\u200c(?=[${joining}])`,
  String.raw`(?<=\p{Script=Han})[\u{fe00}-\u{fe02}\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u{180b}-\u{180d}]`,
].join('|');

/** Controls but tab and line ends, halves of characters, and what turns the order of reading around: UAX #9, but marks. */
const unreadable = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/** What is seen by nobody: of every kind that Unicode has, private use among them, which each device shows otherwise. */
const unseen = new RegExp(
  String.raw`(${kept})|[\p{C}\p{Default_Ignorable_Code_Point}\u{fffc}\u{fffd}]`,
  'gv',
);

/** Whether something of a text is seen. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text that somebody wrote, with its lines, without what could hide or turn around what it says. */
export function readableText(text: string): string {
  return text.replace(unreadable, '');
}

/**
 * A name as it is kept and shown: composed (NFC), on one line, with single spaces, without anything that is not seen.
 * `''` when nothing of it would be. After RFC 8266, Nickname, but as it was written: neither letters nor marks change.
 */
export function plainName(name: string): string {
  const spaced = name.normalize('NFC').replace(/[\s\u0085\u2800]+/gu, ' ');
  const plain = spaced.replace(unseen, '$1').replace(/ +/g, ' ').trim();
  return seen.test(plain) ? plain.normalize('NFC') : '';
}
