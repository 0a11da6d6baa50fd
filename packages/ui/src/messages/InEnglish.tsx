import type { ReactNode } from 'react';
import { MessagesContext, visitorsEnglish } from './messagesContext.ts';

/** Renders its children in English, in any page language. It has only the visitors' texts. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <div lang="en" dir="ltr">
      <MessagesContext value={visitorsEnglish}>{children}</MessagesContext>
    </div>
  );
}
