import type { Logger } from 'pino';
import { describeError } from '../../platform/log/createLog.ts';

/** Milliseconds between two log lines for the same failure. */
const silence = 60_000;

/** Logs failed steps without a line for each repetition. */
interface FailureLog {
  /** Records a failed step. */
  add(error: unknown): void;
  /** Records a successful step. */
  end(): void;
}

/** An error and its causes without stacks; equal texts are the same failure. */
function errorMessage(error: unknown): string {
  return JSON.stringify(describeError(error), (key, value) => (key === 'stack' ? undefined : value));
}

/** Logs a new failure at once, then once a minute with its count, and its end. */
export function createFailureLog(log: Logger): FailureLog {
  let words = '';
  let toldAt = 0;
  let times = 0;
  let timesTold = 0;

  return {
    add(error) {
      const said = errorMessage(error);
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
