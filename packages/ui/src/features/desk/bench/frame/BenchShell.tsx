import { type ReactNode, useMemo, useState } from 'react';
import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import { WrongChain } from '../../../../ports/bench/bench.tsx';
import { usePorts } from '../../../../ports/ports.tsx';
import { useReadable } from '../../../../ports/readable.ts';
import { Button } from '../../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../../primitives/empty-state/EmptyState.tsx';
import { Shortcuts } from '../../../../primitives/shortcuts/Shortcuts.tsx';
import { page } from '../../access/DeskAccess.css.ts';
import { BenchShellContext } from './benchContext.ts';
import { useBenchWorld } from './benchQuery.ts';

export interface BenchShellProps {
  /** What the right column holds. */
  controls?: ReactNode;
  children: ReactNode;
}

/** What all pages of the workbench share; on any other chain than the declared one there is none of them. */
export function BenchShell({ controls = null, children }: BenchShellProps) {
  const d = useDeskMessage();
  const { keys } = usePorts();
  const areKeysOn = useReadable(keys.areSingleOn);
  const { data: world, error, refetch } = useBenchWorld();
  const [areControlsShown, showControls] = useState(true);
  const bench = useMemo(
    () => world && { world, controls, areControlsShown, showControls },
    [world, controls, areControlsShown],
  );
  if (bench) {
    return (
      <BenchShellContext value={bench}>
        <Shortcuts isOn={areKeysOn}>{children}</Shortcuts>
      </BenchShellContext>
    );
  }
  const isWrong = error instanceof WrongChain;
  return (
    <main className={page} id="content" tabIndex={-1} aria-busy={!error}>
      {error && (
        <EmptyState
          title={d(isWrong ? 'desk.bench.wrongChain' : 'desk.bench.silent')}
          action={<Button onPress={() => void refetch()}>{d('desk.bench.again')}</Button>}
        >
          {d(isWrong ? 'desk.bench.wrongChain.hint' : 'desk.bench.silent.hint')}
        </EmptyState>
      )}
    </main>
  );
}
