import type { AppMessageId, CompiledMessages } from './compiledMessages.ts';
import { english } from './en.generated.ts';

type Compiled = CompiledMessages[AppMessageId];

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÂƁÇĐÊƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽâƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýž';

/**
 * Letters to double: the text grows by 40 %, and a part of a text stays a part of its translation.
 */
const doubled = /[aeiouyns]/i;

function accentLetter(letter: string): string {
  const other = accented[plain.indexOf(letter)] ?? letter;
  return doubled.test(letter) ? other + other : other;
}

const accent = (text: string) => text.replace(/[A-Za-z]/g, accentLetter);

/** A placeholder with its choices in the pseudo-language; its values stay unchanged. */
function gap([name, type, format]: Exclude<Compiled[number], string>): Compiled[number] {
  if (type === undefined || typeof format !== 'object' || format === null) return [name, type, format];
  const choices = Object.entries(format).map(([key, choice]) => [
    key,
    Array.isArray(choice) ? choice.map(partOf) : typeof choice === 'string' ? accent(choice) : choice,
  ]);
  return [name, type, Object.fromEntries(choices)];
}

const partOf = (part: Compiled[number]) => (typeof part === 'string' ? accent(part) : gap(part));

/** A text as a translation could look: accented, 40 % longer, in brackets that mark its end. */
function pseudo(message: Compiled): Compiled {
  return ['[', ...message.map(partOf), ']'];
}

/**
 * Every text of the app in the pseudo-language. Text that stays English on screen is hard-coded.
 */
export const pseudoMessages = Object.fromEntries(
  Object.entries(english).map(([id, message]) => [id, pseudo(message)]),
) as CompiledMessages;
