import { setupI18n } from '@lingui/core';
import { type ReactNode, useContext, useMemo } from 'react';
import type { CompiledMessages } from './compiledMessages.ts';
import { MessagesContext } from './messagesContext.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag; plurals, numbers and dates follow it. */
  locale: string;
  /** @default the language that is spoken above */
  messages?: CompiledMessages | undefined;
  children?: ReactNode;
}

/**
 * Speaks a language below it. Another language reaches each text where it stands: nothing is drawn again, so the focus
 * and what was typed stay.
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const above = useContext(MessagesContext);
  const i18n = useMemo(
    () => (messages ? setupI18n({ locale, messages: { [locale]: messages } }) : above),
    [above, locale, messages],
  );
  return <MessagesContext value={i18n}>{children}</MessagesContext>;
}
