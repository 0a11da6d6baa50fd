/** A call of a scenario, by the names of those who are in it. */
export interface ScenarioStep {
  as: string;
  contract: string;
  call: string;
  /** The error that it ends with; `null` for a step that goes through, `''` for an end without a word. */
  refused: string | null;
}

/** What was done once and can be done again. */
export interface KeptScenario {
  name: string;
  about: string;
  /** How many calls come before its steps. */
  past: number;
  steps: readonly ScenarioStep[];
}

export interface SavedScenario {
  name: string;
  steps: number;
  past: number;
  /** What was written, from the checkout's root. */
  files: readonly string[];
}

/** How a scenario went when it was played again. */
export interface ScenarioRun {
  isAsKept: boolean;
  stepsAsKept: number;
  differences: readonly string[];
}

/** Scenarios in the checkout that the development server serves. */
export interface BenchScenarios {
  list(): Promise<readonly KeptScenario[]>;
  /** @throws Error in words when a fresh chain cannot repeat what was done. */
  save(asked: { name: string; about: string; since: number }): Promise<SavedScenario>;
  /** Plays it on a fresh chain of its own: the one that is open stays as it is. */
  run(name: string): Promise<ScenarioRun>;
}
