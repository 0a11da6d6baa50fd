import type { AppMessageId, CompiledMessages } from './compiledMessages.ts';
import { english } from './en.generated.ts';

type Compiled = CompiledMessages[AppMessageId];

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÂƁÇĐÊƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽâƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýž';

/** What longer languages need more than English: two characters for every five. */
const padding = ' ôñé ţŵô ţĥŕéé';

const accent = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

function lengthOf(message: Compiled): number {
  return message.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 4), 0);
}

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
  const more = Math.ceil(lengthOf(message) * 0.4);
  const pad = padding.repeat(Math.ceil(more / padding.length)).slice(0, more);
  return ['[', ...message.map(partOf), `${pad}]`];
}

/** Every text of the app in the pseudo-language. What stays English was never asked of the catalogue. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(english).map(([id, message]) => [id, pseudo(message)]),
) as CompiledMessages;
