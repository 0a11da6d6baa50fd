import type { ReplyData } from '@upline/api';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { KeyGroup } from './Keys.tsx';

/** An area that the app brings along, with words of its own: this part knows none of it. */
export interface FurtherArea extends KeyGroup {
  path: string;
  icon: LucideIcon;
  /** The key that leads there after G. */
  jump: string;
}

/** Who is at the desk, and whether changes reach them as they happen. */
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
