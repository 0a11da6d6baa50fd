import { useEffect, useState } from 'react';
import { type ToastMessage, type Toasts, useToasts } from '../primitives/toast/toasts.ts';

export interface LoggedToast extends ToastMessage {
  key: string;
  /** Time of display, ISO 8601. */
  at: string;
}

/** Limit of stored toasts; the oldest are dropped. */
const kept = 50;

function withNew(log: readonly LoggedToast[], { visibleToasts }: Toasts['queue']): readonly LoggedToast[] {
  const fresh = visibleToasts.filter(({ key }) => log.every((logged) => logged.key !== key));
  if (fresh.length === 0) return log;
  const at = new Date().toISOString();
  return [...fresh.map(({ key, content }) => ({ ...content, key, at })), ...log].slice(0, kept);
}

/**
 * Every toast since the frame mounted, newest first: three seconds are too short for some members.
 */
export function useToastLog(): readonly LoggedToast[] {
  const [log, setLog] = useState<readonly LoggedToast[]>([]);
  const { queue } = useToasts();
  useEffect(() => {
    const note = () => setLog((before) => withNew(before, queue));
    note();
    return queue.subscribe(note);
  }, [queue]);
  return log;
}
