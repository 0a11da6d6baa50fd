import type { ReplyData } from '@upline/api';
import { createContext, useContext } from 'react';

/** The staff user, and the state of the live connection. */
export interface AtDesk {
  me: ReplyData<'deskMe'>;
  isLive: boolean;
  signOut: () => void;
}

export const DeskContext = createContext<AtDesk | null>(null);

/** @throws Error outside a `DeskShell`. */
export function useAtDesk(): AtDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A page of the staff stands outside DeskShell.');
  return desk;
}
