import type { ReplyData } from '@upline/api';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { KeyGroup } from './Keys.tsx';

/** An additional area, with texts that the app supplies. */
export interface FurtherArea extends KeyGroup {
  path: string;
  icon: LucideIcon;
  /** Second key of its G shortcut. */
  jump: string;
}

/** The staff user, and the state of the live connection. */
export interface AtDesk {
  me: ReplyData<'deskMe'>;
  isLive: boolean;
  signOut: () => void;
  further: FurtherArea | null;
}

export const DeskContext = createContext<AtDesk | null>(null);

/** @throws Error outside a `DeskShell`. */
export function useAtDesk(): AtDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A page of the staff stands outside DeskShell.');
  return desk;
}
