import { setupI18n } from '@lingui/core';
import { createContext } from 'react';
import type { CompiledMessage, CompiledMessages } from './compiledMessages.ts';
import { visitorEnglish } from './visitor.generated.ts';

/** English of these texts alone: any other is an error. */
export const englishOf = (messages: Partial<CompiledMessages> | Record<string, CompiledMessage>) =>
  setupI18n({
    locale: 'en',
    messages: { en: messages },
    missing(_locale, id) {
      throw new Error(`The text ${id} is not known here.`);
    },
  });

/** English for visitors. */
export const visitorsEnglish = /* @__PURE__ */ englishOf(visitorEnglish);

/**
 * Who turns message IDs into words. Without a MessagesProvider that is English for visitors; the pages of
 * members, which are loaded later, bring the rest.
 */
export const MessagesContext = /* @__PURE__ */ createContext(visitorsEnglish);
