import type { AppMessageId, CompiledMessages } from './compiledMessages.ts';
import { english } from './en.generated.ts';

type Compiled = CompiledMessages[AppMessageId];

const anything = '.+';
const number = '[\\d.,\\s]+';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The choices of a plural or a select; `#` stands for its number. */
function choices(format: object): string {
  const texts = Object.values(format).filter((choice) => typeof choice === 'string' || Array.isArray(choice));
  return `(?:${texts.map((choice) => sourceOf([choice].flat(), true)).join('|')})`;
}

function sourceOf(parts: Compiled, isChoice = false): string {
  return parts
    .map((part) => {
      if (isChoice && part === '#') return number;
      if (typeof part === 'string') return escaped(part);
      const [, , format] = part;
      return typeof format === 'object' && format !== null ? choices(format) : anything;
    })
    .join('');
}

/** Matches a whole text that says a message, with anything in its gaps and any of its plurals. */
export function patternOf(message: Compiled): RegExp {
  return new RegExp(`^\\s*${sourceOf(message)}\\s*$`, 's');
}

/** The English pattern of every text of the app. */
export const patterns = Object.fromEntries(
  Object.entries(english).map(([id, message]) => [id, patternOf(message)]),
) as Record<AppMessageId, RegExp>;

/** Whether a word is the ID of a text. */
export const isAppMessageId = (word: string): word is AppMessageId => word in english;

/** A text in English, its gaps as `{name}`, for people to read. */
export function textOf(id: AppMessageId): string {
  return english[id].map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('');
}
