import type { ReactNode } from 'react';
import { english } from '../../../messages/en.generated.ts';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';

/** Brings the members' texts, in which contracts' refusals and acts are told; the staff's app does without elsewhere. */
export function InMembersWords({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider locale="en" messages={english}>
      {children}
    </MessagesProvider>
  );
}
