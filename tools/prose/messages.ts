import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { deskMessages, messages } from '@upline/domain';
import { benchMessages } from '../../apps/workbench/src/messages/texts/bench.ts';

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** A text with a word in each gap, and the texts of its choices. */
function textsOf(parts: Compiled): string[] {
  const choices = parts.flatMap((part) =>
    typeof part === 'object' && typeof part[2] === 'object' && part[2] !== null ? Object.values(part[2]) : [],
  );
  return [
    parts.map((part) => (typeof part === 'string' ? part : 'CODE')).join(''),
    ...choices.flatMap((choice) => (Array.isArray(choice) ? textsOf(choice) : [])),
  ];
}

/** The English texts on screen, by ID. */
export const proseInMessages = (): { id: string; text: string }[] =>
  Object.entries<string>({ ...messages, ...deskMessages, ...benchMessages }).flatMap(([id, message]) =>
    textsOf(compileMessageOrThrow(message)).map((text) => ({ id, text })),
  );
