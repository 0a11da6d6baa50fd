import { createContext, type ReactNode, useContext } from 'react';
import { english } from './en.generated.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

/** The members' texts in English; stories replace it to record the texts shown. */
export const MembersEnglishContext = /* @__PURE__ */ createContext(english);

/**
 * Provides the members' texts, which include contract errors and acts. Only parts of the staff app
 * need them.
 */
export function InMemberLanguage({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider locale="en" messages={useContext(MembersEnglishContext)}>
      {children}
    </MessagesProvider>
  );
}
