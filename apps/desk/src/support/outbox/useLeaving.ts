import { useQueryClient } from '@tanstack/react-query';
import { useShowToast } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';
import { useEffect, useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { type Attempt, isRefusal } from './attempt.ts';
import { deliver } from './deliver.ts';
import { nextToLeave } from './nextToLeave.ts';
import type { Outbox } from './outboxContext.ts';

/** Pause after a failure, milliseconds. */
const patience = 10_000;

const none: ReadonlySet<string> = new Set();

type Box = Pick<Outbox, 'attempts' | 'drop' | 'replace'> & { read: () => readonly Attempt[] };

/** Sends waiting attempts one by one while online. @returns The key of the attempt in flight. */
export function useLeaving({ attempts, read, drop, replace }: Box) {
  const { client, connection, session } = usePorts();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const wallet = useWalletId();
  const isOnline = useReadable(connection.isOnline);
  const token = useReadable(session.user)?.token ?? '';
  const [leaving, setLeaving] = useState<string | null>(null);
  const [resting, setResting] = useState(none);
  /** Synchronous copy of `leaving`, so that two runs never send one attempt. */
  const inFlight = useRef<string | null>(null);
  const isOver = useRef(false);

  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  useEffect(() => {
    if (resting.size === 0) return;
    const timer = setTimeout(() => setResting(none), patience);
    return () => clearTimeout(timer);
  }, [resting]);

  const canSend = isOnline && token !== '';
  // A restored network or session ends every pause.
  const [sender, setSender] = useState({ canSend, token });
  if (sender.canSend !== canSend || sender.token !== token) {
    setSender({ canSend, token });
    setResting(none);
  }

  async function leave(attempt: Attempt) {
    let current = attempt;
    try {
      await deliver(attempt, {
        client,
        wallet,
        onChange(next) {
          replace(current.key, next);
          current = next;
          inFlight.current = next.key;
          setLeaving(next.key);
        },
      });
      drop(current.key);
    } catch (error) {
      if (isRefusal(error)) {
        replace(current.key, { ...current, state: 'refused', reason: error.reason });
        if (!isOver.current) {
          showToast({ tone: 'critical', text: d('desk.outbox.refused', { number: attempt.number }) });
        }
      } else setResting((before) => new Set(before).add(current.key));
    }
    // The reply may be stored although no response arrived.
    void queries.invalidateQueries({ queryKey: [serverRoot] });
  }

  const next = nextToLeave(attempts, resting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends one reply at a time, each when it becomes the next.
  useEffect(() => {
    if (!next || !canSend || inFlight.current !== null) return;
    // Another tab may have sent or cancelled the attempt.
    const attempt = read().find(({ key, state }) => key === next.key && state === 'waiting');
    if (!attempt) return;
    inFlight.current = attempt.key;
    setLeaving(attempt.key);
    void leave(attempt).finally(() => {
      inFlight.current = null;
      setLeaving(null);
    });
  }, [next?.key, canSend, token, leaving]);

  return { leaving, isLeaving: (key: string) => inFlight.current === key };
}
