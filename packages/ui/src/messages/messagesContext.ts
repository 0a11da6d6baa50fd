import { setupI18n } from '@lingui/core';
import { createContext } from 'react';
import type { CompiledMessage, CompiledMessages } from './compiledMessages.ts';
import { visitorEnglish } from './visitor.generated.ts';

/** English for these texts only; any other ID throws. */
export const englishOf = (messages: Partial<CompiledMessages> | Record<string, CompiledMessage>) =>
  setupI18n({
    locale: 'en',
    messages: { en: messages },
    missing(_locale, id) {
      throw new Error(`The text ${id} is not known here.`);
    },
  });

export const visitorsEnglish = /* @__PURE__ */ englishOf(visitorEnglish);

/**
 * The active translations. The default is English for visitors; the members' pages load the other
 * texts later.
 */
export const MessagesContext = /* @__PURE__ */ createContext(visitorsEnglish);
