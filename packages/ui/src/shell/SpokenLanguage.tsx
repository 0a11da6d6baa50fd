import { languageTags } from '@upline/domain';
import type { ReactNode } from 'react';
import type { CompiledMessages } from '../messages/compiledMessages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { shownInEnglish } from '../ports/language.ts';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';

export interface SpokenLanguageProps {
  /** English of everything below. @default what a visitor can be told */
  english?: CompiledMessages;
  children: ReactNode;
}

/** Speaks the language that was chosen. */
export function SpokenLanguage({ english, children }: SpokenLanguageProps) {
  const { language, texts } = useReadable(usePorts().language.shown, shownInEnglish);
  return (
    <MessagesProvider locale={languageTags[language]} messages={texts ?? english}>
      {children}
    </MessagesProvider>
  );
}
