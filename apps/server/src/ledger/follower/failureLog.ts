import type { Logger } from 'pino';
import { describeError } from '../../platform/log/createLog.ts';

/** Milliseconds in which one failure, however often it comes again, is told once. */
const silence = 60_000;

/** Tells of steps that fail, without a line for each time that the same thing goes wrong. */
interface FailureLog {
  /** A step failed. */
  add(error: unknown): void;
  /** A step did not fail. */
  end(): void;
}

/** What an error says, and its causes: the same words are the same failure. */
function wordsOf(error: unknown): string {
  return JSON.stringify(describeError(error), (key, value) => (key === 'stack' ? undefined : value));
}

/** A failure is told when it is new, then once a minute with how often it came; its end is told too. */
export function createFailureLog(log: Logger): FailureLog {
  let words = '';
  let toldAt = 0;
  let times = 0;
  let timesTold = 0;

  return {
    add(error) {
      const said = wordsOf(error);
      const now = performance.now();
      times += 1;
      if (said === words && now - toldAt < silence) return;
      const since = times - timesTold;
      const message =
        said === words
          ? `A step of the ledger failed, ${since} times since this was last said.`
          : 'A step of the ledger failed.';
      log.error({ err: error, failures: times }, message);
      words = said;
      toldAt = now;
      timesTold = times;
    },

    end() {
      if (times > 0) log.info({ failures: times }, 'The steps of the ledger succeed again.');
      words = '';
      times = 0;
      timesTold = 0;
    },
  };
}
