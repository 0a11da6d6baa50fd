import { createContext, type ReactNode, useContext } from 'react';
import type { BenchCalls } from './calls.ts';
import type { BenchControls } from './controls.ts';
import type { ExplorePort } from './explore.ts';
import type { BenchScenarios } from './scenarios.ts';
import type { BenchChain, BenchWorld } from './world.ts';

/** The node is not the local chain, nor the declared fork, that this app was started with. */
export class WrongChain extends Error {
  override readonly name = 'WrongChain';
}

/** A local chain or a fork, for those who develop and test contracts. Each area of the workbench is a part of its own. */
export interface BenchPort {
  /** @throws WrongChain @throws Error when the node does not answer. */
  look(): Promise<BenchChain>;
  /** @throws WrongChain @throws Error when the node does not answer. */
  world(): Promise<BenchWorld>;
  explore: ExplorePort;
  /** Calls of contracts as any account. */
  readonly calls: BenchCalls;
  /** What makes the chain do something. */
  readonly controls: BenchControls;
  scenarios: BenchScenarios;
}

const BenchContext = createContext<BenchPort | null>(null);

/** Gives the pages of the workbench inside it their chain. */
export function BenchProvider({ bench, children }: { bench: BenchPort; children: ReactNode }) {
  return <BenchContext value={bench}>{children}</BenchContext>;
}

/** @throws Error outside a `BenchProvider`. */
export function useBench(): BenchPort {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('A page of the workbench stands outside BenchProvider.');
  return bench;
}
