import type { ReactNode } from 'react';
import { MessagesContext, visitorsEnglish } from './messagesContext.ts';

/** Speaks English below it, whatever language is around it: a visitor's texts alone. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <div lang="en" dir="ltr">
      <MessagesContext value={visitorsEnglish}>{children}</MessagesContext>
    </div>
  );
}
