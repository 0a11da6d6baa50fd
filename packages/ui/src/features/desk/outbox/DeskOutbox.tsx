import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { type Attempt, attemptsIn, isRefusal, sendAttempt } from './attempt.ts';
import { OutboxContext } from './outboxContext.ts';

/** Where the device keeps it, for whatever ticket. */
const place = 'desk.sending';

/** How long a server that does not answer is left alone, milliseconds. */
const patience = 10_000;

/**
 * Keeps on the device what was sent and not answered, and sends what waited for a network, whichever page is open by
 * then. It is kept under its key: a reload sends nothing twice.
 */
export function DeskOutbox({ children }: { children: ReactNode }) {
  const { client, connection, drafts, session } = usePorts();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const isOnline = useReadable(connection.isOnline);
  const token = useReadable(session.user)?.token ?? '';
  const [attempts, setAttempts] = useState(() => attemptsIn(drafts.read(place)));
  const [leaving, setLeaving] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);

  const { keep, drop } = useMemo(() => {
    function change(after: (before: readonly Attempt[]) => readonly Attempt[]) {
      // Another tab may have kept or sent something meanwhile.
      const next = after(attemptsIn(drafts.read(place)));
      drafts.write(place, next.length === 0 ? '' : JSON.stringify(next));
      setAttempts(next);
    }
    return {
      keep: (kept: Attempt) => change((before) => [...before.filter(({ key }) => key !== kept.key), kept]),
      drop: (key: string) => change((before) => before.filter((one) => one.key !== key)),
    };
  }, [drafts]);

  const next = attempts.find(({ state }) => state === 'waiting');
  const canSend = isOnline && token !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one after the other; each turn is one more try.
  useEffect(() => {
    if (!next || !canSend) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function leave(attempt: Attempt) {
      setLeaving(attempt.key);
      try {
        await sendAttempt(client, attempt);
        drop(attempt.key);
      } catch (error) {
        if (!isRefusal(error)) {
          timer = setTimeout(() => setTurn((before) => before + 1), patience);
          return;
        }
        keep({ ...attempt, state: 'refused' });
        showToast({ tone: 'critical', text: d('desk.outbox.refused', { number: attempt.number }) });
      } finally {
        setLeaving(null);
      }
      void queries.invalidateQueries({ queryKey: [serverRoot] });
    }
    void leave(next);
    return () => clearTimeout(timer);
  }, [next?.key, canSend, token, turn]);

  const outbox = useMemo(() => ({ attempts, leaving, keep, drop }), [attempts, leaving, keep, drop]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
