import { SingleBar } from 'cli-progress';

/** Shows how far long work has come. */
export interface Progress {
  report(done: number, total: number): void;
  /** Ends the bar, wherever it is. */
  end(): void;
}

/** Where it is shown. */
type Terminal = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

const everySeconds = 5;

/** In a log each word stays: a line every few seconds. */
function inLog(what: string, output: Terminal): Progress {
  const began = Date.now();
  let next = began + everySeconds * 1000;
  return {
    report(done, total) {
      if (Date.now() < next && done < total) return;
      next = Date.now() + everySeconds * 1000;
      const seconds = Math.round((Date.now() - began) / 1000);
      output.write(`${done} of ${total} ${what} after ${seconds} s\n`);
    },
    end() {},
  };
}

/** On a terminal a bar with rate and time left. */
function onTerminal(what: string, terminal: Terminal): Progress {
  const began = Date.now();
  let bar: SingleBar | undefined;
  return {
    report(done, total) {
      if (!bar) {
        bar = new SingleBar({
          format: `{bar} {percentage}% | {value} of {total} ${what} | {rate}/s | {eta_formatted} left`,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          barsize: 24,
          hideCursor: true,
          // A terminal may say that it has no columns at all; then lines are left as they are.
          linewrap: !terminal.columns,
          stream: terminal,
        });
        bar.start(total, 0, { rate: 0 });
      }
      bar.update(done, { rate: Math.round(done / Math.max((Date.now() - began) / 1000, 0.001)) });
    },
    end: () => bar?.stop(),
  };
}

/**
 * A bar on a terminal, lines in a log.
 * @param what What is counted: `purchases`.
 */
export function progressBar(what: string, output: Terminal): Progress {
  return output.isTTY ? onTerminal(what, output) : inLog(what, output);
}
