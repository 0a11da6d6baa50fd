/** A call of a scenario, by names of accounts and contracts. */
export interface ScenarioStep {
  as: string;
  contract: string;
  call: string;
  /** Expected error; `null` for success, `''` for a revert without a reason. */
  refused: string | null;
}

/** A recorded scenario. */
export interface KeptScenario {
  name: string;
  about: string;
  /** Number of calls before the steps. */
  past: number;
  steps: readonly ScenarioStep[];
}

export interface SavedScenario {
  name: string;
  steps: number;
  past: number;
  /** Written files, relative to the checkout's root. */
  files: readonly string[];
}

/** Result of replaying a scenario. */
export interface ScenarioRun {
  isAsKept: boolean;
  stepsAsKept: number;
  differences: readonly string[];
}

/** Scenarios in the checkout of the development server. */
export interface BenchScenarios {
  list(): Promise<readonly KeptScenario[]>;
  /** @throws Error with a readable reason if a fresh chain cannot repeat the calls. */
  save(asked: { name: string; about: string; since: number }): Promise<SavedScenario>;
  /** Replays the scenario on a fresh chain and leaves the open one unchanged. */
  run(name: string): Promise<ScenarioRun>;
}
