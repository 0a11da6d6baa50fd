import { languageTags } from '@upline/domain';
import type { ReactNode } from 'react';
import type { CompiledMessages } from '../messages/compiledMessages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { shownInEnglish } from '../ports/language.ts';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';

export interface SpokenLanguageProps {
  /** The English texts of the children. @default the visitors' texts */
  english?: CompiledMessages;
  children: ReactNode;
}

/** Sets the chosen language. */
export function SpokenLanguage({ english, children }: SpokenLanguageProps) {
  const { language, texts } = useReadable(usePorts().language.shown, shownInEnglish);
  return (
    <MessagesProvider locale={languageTags[language]} messages={texts ?? english}>
      {children}
    </MessagesProvider>
  );
}
