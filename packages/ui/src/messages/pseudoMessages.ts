import type { AppMessageId, CompiledMessages } from './compiledMessages.ts';
import { english } from './en.generated.ts';

type Compiled = CompiledMessages[AppMessageId];

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÂƁÇĐÊƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽâƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýž';

/** Letters that stand twice, which makes a text 40 % longer and a part of it still a part of it. */
const doubled = /[aeiouyns]/i;

function accentLetter(letter: string): string {
  const other = accented[plain.indexOf(letter)] ?? letter;
  return doubled.test(letter) ? other + other : other;
}

const accent = (text: string) => text.replace(/[A-Za-z]/g, accentLetter);

/** A gap with its choices in the pseudo-language; what a gap is filled with stays as it is. */
function gap([name, type, format]: Exclude<Compiled[number], string>): Compiled[number] {
  if (type === undefined || typeof format !== 'object' || format === null) return [name, type, format];
  const choices = Object.entries(format).map(([key, choice]) => [
    key,
    Array.isArray(choice) ? choice.map(partOf) : typeof choice === 'string' ? accent(choice) : choice,
  ]);
  return [name, type, Object.fromEntries(choices)];
}

const partOf = (part: Compiled[number]) => (typeof part === 'string' ? accent(part) : gap(part));

/** A text as another language could have it: accents, 40 % longer, between brackets that show where it ends. */
function pseudo(message: Compiled): Compiled {
  return ['[', ...message.map(partOf), ']'];
}

/** Every text of the app in the pseudo-language. What stays English was never asked of the catalogue. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(english).map(([id, message]) => [id, pseudo(message)]),
) as CompiledMessages;
