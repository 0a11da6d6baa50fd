import { setupI18n } from '@lingui/core';
import { createContext } from 'react';
import { english } from './en.generated.ts';

/** Who turns message IDs into words; English unless a MessagesProvider says otherwise. */
export const MessagesContext = /* @__PURE__ */ createContext(
  /* @__PURE__ */ setupI18n({ locale: 'en', messages: { en: english } }),
);
