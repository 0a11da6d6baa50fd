import { createContext, type ReactNode, useContext } from 'react';
import { english } from './en.generated.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

/** The members' texts in English; a story notes which of them it shows. */
export const MembersEnglishContext = /* @__PURE__ */ createContext(english);

/** Brings the members' texts, in which contracts' refusals and acts are told; the staff's app does without elsewhere. */
export function InMembersWords({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider locale="en" messages={useContext(MembersEnglishContext)}>
      {children}
    </MessagesProvider>
  );
}
