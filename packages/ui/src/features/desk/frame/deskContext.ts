import type { ReplyData } from '@upline/api';
import { createContext, useContext } from 'react';

/** Who is at the desk, and whether changes reach them as they happen. */
export interface AtDesk {
  me: ReplyData<'deskMe'>;
  isLive: boolean;
  signOut: () => void;
  /** Whether the workbench is there: in development alone. */
  hasBench: boolean;
}

export const DeskContext = createContext<AtDesk | null>(null);

/** @throws Error outside a `DeskShell`. */
export function useAtDesk(): AtDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A page of the staff stands outside DeskShell.');
  return desk;
}
