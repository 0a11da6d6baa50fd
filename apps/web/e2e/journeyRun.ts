export interface JourneyRun {
  /** Folder for all files of the run; deleted at the end. */
  folder: string;
  /** A grown network with all members registered; each worker copies it. */
  network: string;
  /** Folders of the built apps. */
  app: string;
  desk: string;
}

/** The environment variable that passes the run to Playwright's other processes. */
export const runVariable = 'JOURNEYS_RUN';

export function journeyRun(): JourneyRun {
  const text = process.env[runVariable];
  if (!text) throw new Error(`${runVariable} names no run.`);
  return JSON.parse(text);
}
