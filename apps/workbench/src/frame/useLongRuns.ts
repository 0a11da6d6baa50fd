import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBench } from '../ports/bench.tsx';
import { benchKey } from './benchQuery.ts';

interface Progress {
  done: number;
  total: number;
}

/** Commands that run across pages. */
export interface LongRuns {
  failing: 'off' | 'waits' | 'done';
  failNext(): void;
  stopFailing(): void;
  isGrowing: boolean;
  grown: Progress | null;
  grow(members: number): void;
  stopGrowing(): void;
  /** Error that ended the last run. */
  fault: Error | null;
}

/**
 * Fails the next transaction or grows the network, across pages. Both stop when the user leaves the
 * workbench or the chain is replaced.
 */
export function useLongRuns(isAnother: boolean): LongRuns {
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
  useEffect(() => {
    if (!isAnother) return;
    failed.current?.abort();
    growth.current?.abort();
  }, [isAnother]);
  const readAgain = () => queries.invalidateQueries({ queryKey: benchKey });

  /** Ignores errors after a deliberate stop. */
  const tellUnlessEnded = ({ signal }: AbortController, error: Error) => {
    if (!signal.aborted) setFault(error);
  };

  async function failNext() {
    const controller = new AbortController();
    failed.current = controller;
    setFault(null);
    setFailing('waits');
    const hash = await controls.failNext(controller.signal).catch((error: Error) => {
      tellUnlessEnded(controller, error);
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
    await controls
      .grow(members, report, controller.signal)
      .catch((error: Error) => tellUnlessEnded(controller, error));
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
