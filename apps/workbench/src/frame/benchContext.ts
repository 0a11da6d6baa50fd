import { createContext, type ReactNode, useContext } from 'react';
import type { WorkbenchServices } from '../ports/workbenchServices.ts';
import type { LongRuns } from './useLongRuns.ts';

export interface AtBench {
  backend: WorkbenchServices;
  /** Content of the right column. */
  controls: ReactNode;
  areControlsShown: boolean;
  showControls: (areShown: boolean) => void;
  runs: LongRuns;
}

export const BenchShellContext = createContext<AtBench | null>(null);

/** @throws Error outside a `BenchShell`. */
export function useAtBench(): AtBench {
  const bench = useContext(BenchShellContext);
  if (!bench) throw new Error('A page of the workbench stands outside BenchShell.');
  return bench;
}
