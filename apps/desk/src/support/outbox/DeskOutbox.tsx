import { usePorts, useReadable } from '@upline/ui/ports';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Attempt } from './attempt.ts';
import { OutboxContext } from './outboxContext.ts';
import { createKeptAttempts } from './savedAttempts.ts';
import { useLeaving } from './useLeaving.ts';

/**
 * Stores unconfirmed attempts on the device, and sends offline replies after reconnecting from any
 * page. Each attempt keeps its idempotency key, so a reload sends nothing twice.
 */
export function DeskOutbox({ children }: { children: ReactNode }) {
  const { drafts, session } = usePorts();
  const token = useReadable(session.user)?.token ?? '';
  const kept = useMemo(() => createKeptAttempts(drafts), [drafts]);
  const attempts = useSyncExternalStore(kept.subscribe, kept.shown);

  const { keep, drop, replace } = useMemo(() => {
    const { change } = kept;
    const put = (before: readonly Attempt[], key: string, attempt: Attempt) =>
      before.map((one) => (one.key === key ? attempt : one));
    return {
      keep(attempt: Attempt) {
        change((before) =>
          before.some(({ key }) => key === attempt.key)
            ? put(before, attempt.key, attempt)
            : [...before, attempt],
        );
        return kept.isStored(attempt.key);
      },
      drop: (key: string) => void change((before) => before.filter((one) => one.key !== key)),
      replace: (key: string, attempt: Attempt) => void change((before) => put(before, key, attempt)),
    };
  }, [kept]);

  // After sign-in, writes attempts from memory to the device and loads stored ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a session.
  useEffect(() => void kept.change((before) => before), [kept, token]);

  const { leaving, isLeaving } = useLeaving({ attempts, read: kept.read, drop, replace });
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers read `isLeaving` when they act, not when they render.
  const outbox = useMemo(
    () => ({ attempts, leaving, isLeaving, keep, drop, replace }),
    [attempts, leaving, keep, drop, replace],
  );
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
