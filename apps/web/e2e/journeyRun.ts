/** What the workers of a run of journeys share. */
export interface JourneyRun {
  /** Where the run keeps all that it writes; gone when it ends. */
  folder: string;
  /** A grown network with everybody registered, of which each worker takes a copy. */
  network: string;
  /** The members' app and the staff's, as they are built. */
  app: string;
  desk: string;
}

/** The environment variable that carries the run to Playwright's other processes. */
export const runVariable = 'JOURNEYS_RUN';

/** @throws Error when no run was prepared. */
export function journeyRun(): JourneyRun {
  const text = process.env[runVariable];
  if (!text) throw new Error(`${runVariable} names no run.`);
  return JSON.parse(text);
}
