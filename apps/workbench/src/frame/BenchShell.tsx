import { useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState, FrameSkeleton, Shortcuts } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { type ReactNode, useState } from 'react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { WrongChain } from '../ports/bench.tsx';
import { page } from './BenchFrame.css.ts';
import { BenchShellContext } from './benchContext.ts';
import { benchKey, useBenchChain, useWorkbenchServices } from './benchQuery.ts';
import { useLongRuns } from './useLongRuns.ts';

export interface BenchShellProps {
  /** Content of the right column. */
  controls?: ReactNode;
  children: ReactNode;
}

/** Shared context of all workbench pages. Renders an error if the chain is not the declared one. */
export function BenchShell({ controls = null, children }: BenchShellProps) {
  const d = useBenchMessage();
  const { keys } = usePorts();
  const areKeysOn = useReadable(keys.areSingleOn);
  const queries = useQueryClient();
  const { data: backend, error: unopened } = useWorkbenchServices();
  const { error: unread } = useBenchChain();
  const [areControlsShown, showControls] = useState(true);
  // Pages stay if the node is unreachable, but disappear if the chain is another one.
  const isAnother = unread instanceof WrongChain;
  const runs = useLongRuns(isAnother);
  if (backend && !isAnother) {
    return (
      <BenchShellContext value={{ backend, controls, areControlsShown, showControls, runs }}>
        <Shortcuts isOn={areKeysOn}>{children}</Shortcuts>
      </BenchShellContext>
    );
  }
  const error = unopened ?? (isAnother ? unread : null);
  if (!error) return <FrameSkeleton />;
  const isWrong = error instanceof WrongChain;
  const why = backend ? 'changedChain' : isWrong ? 'wrongChain' : 'silent';
  return (
    <main className={page} id="content" tabIndex={-1}>
      <EmptyState
        title={d(`desk.bench.${why}`)}
        action={
          <Button onPress={() => void queries.resetQueries({ queryKey: benchKey })}>
            {d('desk.bench.again')}
          </Button>
        }
      >
        {d(`desk.bench.${why}.hint`)}
      </EmptyState>
    </main>
  );
}
