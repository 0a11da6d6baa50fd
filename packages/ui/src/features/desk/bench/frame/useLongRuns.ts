import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBench } from '../../../../ports/bench/bench.tsx';
import { benchKey } from './benchQuery.ts';

/** How far a network has grown. */
interface Progress {
  done: number;
  total: number;
}

/** What goes on while one looks at other pages. */
export interface LongRuns {
  failing: 'off' | 'waits' | 'done';
  failNext(): void;
  stopFailing(): void;
  isGrowing: boolean;
  grown: Progress | null;
  grow(members: number): void;
  stopGrowing(): void;
  /** Why the last of them ended early. */
  fault: Error | null;
}

/** Waits for a transaction to fail, or grows the network, whichever page is open; leaving the workbench ends both. */
export function useLongRuns(): LongRuns {
  const { controls } = useBench();
  const queries = useQueryClient();
  const failed = useRef<AbortController | null>(null);
  const growth = useRef<AbortController | null>(null);
  const [failing, setFailing] = useState<LongRuns['failing']>('off');
  const [isGrowing, setGrowing] = useState(false);
  const [grown, setGrown] = useState<Progress | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(
    () => () => {
      failed.current?.abort();
      growth.current?.abort();
    },
    [],
  );
  const readAgain = () => queries.invalidateQueries({ queryKey: benchKey });

  async function failNext() {
    const controller = new AbortController();
    failed.current = controller;
    setFault(null);
    setFailing('waits');
    const hash = await controls.failNext(controller.signal).catch((error: Error) => {
      setFault(error);
      return null;
    });
    setFailing(hash ? 'done' : 'off');
    await readAgain();
  }

  async function grow(members: number) {
    const controller = new AbortController();
    growth.current = controller;
    setFault(null);
    setGrown(null);
    setGrowing(true);
    const report = (done: number, total: number) => setGrown({ done, total });
    await controls.grow(members, report, controller.signal).catch(setFault);
    setGrowing(false);
    await readAgain();
  }

  return {
    failing,
    failNext: () => void failNext(),
    stopFailing: () => failed.current?.abort(),
    isGrowing,
    grown,
    grow: (members) => void grow(members),
    stopGrowing: () => growth.current?.abort(),
    fault,
  };
}
