import { setupI18n } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import type { CompiledMessages } from './compiledMessages.ts';
import { MessagesContext } from './messagesContext.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag; plurals and numbers follow it. */
  locale: string;
  messages: CompiledMessages;
  children?: ReactNode;
}

/** Speaks another language than English below it. Without it everything is English. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages]);
  return <MessagesContext value={i18n}>{children}</MessagesContext>;
}
