import { useEffect, useState } from 'react';
import { type ToastMessage, type Toasts, useToasts } from '../primitives/toast/toasts.ts';

/** A toast that has been on the screen. */
export interface LoggedToast extends ToastMessage {
  key: string;
  /** When it came, ISO 8601. */
  at: string;
}

/** How many are kept; older ones go. */
const kept = 50;

function withNew(log: readonly LoggedToast[], { visibleToasts }: Toasts['queue']): readonly LoggedToast[] {
  const fresh = visibleToasts.filter(({ key }) => log.every((logged) => logged.key !== key));
  if (fresh.length === 0) return log;
  const at = new Date().toISOString();
  return [...fresh.map(({ key, content }) => ({ ...content, key, at })), ...log].slice(0, kept);
}

/**
 * The toasts since the member came, newest first: three seconds are not enough for everybody. They are kept as
 * long as the frame stands and go with the member.
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
