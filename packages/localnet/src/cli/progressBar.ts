import { SingleBar } from 'cli-progress';

export interface Progress {
  report(done: number, total: number): void;
  end(): void;
}

type Terminal = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

const everySeconds = 5;

/** For logs, where lines cannot be overwritten: a line every five seconds. */
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

/** For terminals: a bar with rate and remaining time. */
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
          // Terminals can report 0 columns; then do not truncate lines.
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
 * Shows a bar on a terminal, and lines in a log.
 * @param what The counted thing in plural: `purchases`.
 */
export function progressBar(what: string, output: Terminal): Progress {
  return output.isTTY ? onTerminal(what, output) : inLog(what, output);
}
