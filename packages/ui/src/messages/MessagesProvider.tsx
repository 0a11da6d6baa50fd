import { setupI18n } from '@lingui/core';
import { type ReactNode, useContext, useMemo } from 'react';
import type { CompiledMessages } from './compiledMessages.ts';
import { MessagesContext } from './messagesContext.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag; selects plurals, numbers and dates. */
  locale: string;
  /** @default the parent's language */
  messages?: CompiledMessages | undefined;
  children?: ReactNode;
}

/**
 * Sets the language of its children. A new language updates the texts in place: nothing remounts,
 * so focus and typed text survive.
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const above = useContext(MessagesContext);
  const i18n = useMemo(
    () => (messages ? setupI18n({ locale, messages: { [locale]: messages } }) : above),
    [above, locale, messages],
  );
  return <MessagesContext value={i18n}>{children}</MessagesContext>;
}
