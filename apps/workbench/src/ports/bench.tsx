import { createContext, type ReactNode, useContext } from 'react';
import type { BenchCalls } from './calls.ts';
import type { BenchControls } from './controls.ts';
import type { ExplorePort } from './explore.ts';
import type { BenchScenarios } from './scenarios.ts';
import type { BenchChain, WorkbenchServices } from './workbenchServices.ts';

/** Thrown if the node is neither the local chain nor the declared fork of this app. */
export class WrongChain extends Error {
  override readonly name = 'WrongChain';
}

/**
 * A local chain or fork, for contract developers and testers. Each area of the workbench has its
 * own part.
 */
export interface BenchPort {
  /** @throws WrongChain @throws Error if the node is unreachable. */
  look(): Promise<BenchChain>;
  /** @throws WrongChain @throws Error if the node is unreachable. */
  backend(): Promise<WorkbenchServices>;
  explore: ExplorePort;
  readonly calls: BenchCalls;
  /** Commands for the chain. */
  readonly controls: BenchControls;
  scenarios: BenchScenarios;
}

const BenchContext = createContext<BenchPort | null>(null);

export function BenchProvider({ bench, children }: { bench: BenchPort; children: ReactNode }) {
  return <BenchContext value={bench}>{children}</BenchContext>;
}

/** @throws Error outside a `BenchProvider`. */
export function useBench(): BenchPort {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('A page of the workbench stands outside BenchProvider.');
  return bench;
}
