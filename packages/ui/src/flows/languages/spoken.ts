import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CompiledMessages } from '../../messages/compiledMessages.ts';
import { english } from '../../messages/en.generated.ts';
import { expectToFit } from './textPlay.ts';
import { textsIn } from './untranslated.ts';

/** English sentences of the catalogue that have a different translation. */
function englishAlone(messages: CompiledMessages): Set<string> {
  const ids = Object.keys(english) as (keyof CompiledMessages)[];
  const texts = ids
    .filter((id) => english[id].every((part) => typeof part === 'string'))
    .map((id) => [english[id].join(''), messages[id].join('')]);
  return new Set(texts.flatMap(([text = '', other]) => (text.includes(' ') && text !== other ? [text] : [])));
}

/** Fails if the page shows an English sentence in another language, or is wider than the window. */
export async function expectSpoken(context: StoryContext, messages: CompiledMessages): Promise<void> {
  await expectToFit(context);
  const alone = englishAlone(messages);
  const { body } = context.canvasElement.ownerDocument;
  await expect([...textsIn(body)].filter((text) => alone.has(text.trim()))).toEqual([]);
}
