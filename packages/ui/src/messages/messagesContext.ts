import { setupI18n } from '@lingui/core';
import { createContext } from 'react';
import { visitorEnglish } from './visitor.generated.ts';

/**
 * Who turns message IDs into words. Without a MessagesProvider that is English for visitors; the pages of
 * members, which are loaded later, bring the rest.
 */
export const MessagesContext = /* @__PURE__ */ createContext(
  /* @__PURE__ */ setupI18n({
    locale: 'en',
    messages: { en: visitorEnglish },
    missing(_locale, id) {
      throw new Error(`The text ${id} is not known here.`);
    },
  }),
);
