import { expect, test } from 'vitest';
import { plainName, readableText } from './plainText.ts';

test.each([
  ['reversed reading', 'Ada\u202egnp.exe', 'Adagnp.exe'],
  ['an isolate', 'A\u2066da\u2069', 'Ada'],
  ['a bell and an escape', 'A\u0007d\u001ba', 'Ada'],
  ['line ends and tabs', ' Ada\n\tLovelace\r\n', 'Ada Lovelace'],
  ['other spaces', 'Ada\u00a0\u3000\u2028Lovelace', 'Ada Lovelace'],
  ['zero width', 'A\u200bd\u200ca\u200d\u2060\ufeff', 'Ada'],
  ['a soft hyphen', 'A\u00adda', 'Ada'],
  ['tags that hide words', 'Ada\u{e0061}\u{e0064}', 'Ada'],
  ['half a character', 'Ada\ud800', 'Ada'],
  ['private use', 'Ada\uf8ff', 'Ada'],
  ['a composed letter', 'Zoe\u0308', 'Zo\u00eb'],
  ['a filler alone', '\u3164', ''],
  ['a half-width filler alone', '\uffa0', ''],
  ['a blank of Braille alone', '\u2800', ''],
  ['a mark alone', '\u0301', ''],
  ['invisible characters alone', '\u200b\u202e \u{e0041}', ''],
])('removes %s from a name', (_what, given, kept) => {
  expect(plainName(given)).toBe(kept);
});

test.each([
  ['an emoji of several', '👩‍👩‍👧‍👦 Ada'],
  ['a heart in colour', 'Ada ❤️'],
  ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ada'],
  ['a flag of letters', 'Ada 🇨🇭'],
  ['a non-joiner of Persian', 'می\u200cخواهم'],
  ['a joiner of Sinhala', 'ශ්\u200dරී'],
  ['a joiner of Malayalam at the end', 'അവന്\u200d'],
  ['a joiner of Myanmar', 'က္\u200cက'],
  ['a killer of Myanmar', 'က်\u200cခ'],
  ['a joiner of Khmer', 'ក្\u200cក'],
  ['a joiner of Balinese', 'ᬓ᭄\u200cᬓ'],
  ['a flag without its selector', '🏳\u200d🌈 Ada'],
  ['an eye without its selector', '👁\u200d🗨 Ada'],
  ['a form of a Han letter', '辻\u{e0100}'],
  ['signs', 'Zoë <b>“Z”</b> O’Neil'],
  ['Hebrew', 'שלום'],
  ['Thai', 'สมชาย'],
])('keeps %s in a name', (_what, name) => {
  expect(plainName(name)).toBe(name);
});

test('plainName is idempotent', () => {
  for (const name of ['A\u200b \u200b da', 'e\u200b\u0301', '\u202e\u00a0x', 'f\u200d\ufe0f']) {
    const plain = plainName(name);
    expect(plainName(plain)).toBe(plain);
  }
});

test('keeps the lines and emoji of a text, and removes controls and bidi overrides', () => {
  expect(readableText('  Two\r\n\tlines 👩‍👩‍👧‍👦\u200f!  ')).toBe('  Two\r\n\tlines 👩‍👩‍👧‍👦\u200f!  ');
  expect(readableText('a\u0007\u001b[31mb\u202ec\u2067d\u2069\ud800')).toBe('a[31mbcd');
});
