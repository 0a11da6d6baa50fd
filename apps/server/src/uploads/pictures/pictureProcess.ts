import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Limits, Said } from './job.ts';

/** A process that does one job after the other. It starts with the first, and ends when there is none for a while. */
export interface PictureProcess {
  /**
   * Has one job done. Ask for the next once this is answered.
   * @param signal Ends the process, and with it the job.
   * @returns `over` also when the process has died of the job.
   * @throws The signal's reason; Error when no process can be started.
   */
  ask(job: Job, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** How long it waits for another job, milliseconds. */
const idleTime = 60_000;

const main = fileURLToPath(new URL('./pictureMain.ts', import.meta.url));

function spawn(limits: Limits): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(main, [JSON.stringify(limits)], {
    // No memory for threads that it does not need, and none of the server's secrets.
    execArgv: ['--v8-pool-size=0', '--max-semi-space-size=1'],
    env: {
      PATH: process.env.PATH,
      UV_THREADPOOL_SIZE: '1',
      // The GNU library gives large pieces back as soon as they are free.
      MALLOC_MMAP_THRESHOLD_: '131072',
      ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // What is wrong with it is told by its end.
  child.on('error', () => {});
  // A server that ends does not wait for it: it ends with the line to it.
  child.unref();
  child.channel?.unref();
  return child;
}

/** What a process says next, `null` when it ends without a word. */
async function nextWord(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  const done = new AbortController();
  const until = { signal: AbortSignal.any([signal, done.signal]) };
  try {
    return await Promise.race([
      once(child, 'message', until).then(([word]: unknown[]) => word),
      once(child, 'exit', until).then(() => null),
    ]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    done.abort();
  }
}

/** @param limits What the process may take for itself. */
export function createPictureProcess(limits: Limits): PictureProcess {
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function kill(): void {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = null;
  }

  async function start(signal: AbortSignal): Promise<ChildProcess> {
    const child = spawn(limits);
    running = child;
    child.once('exit', () => {
      if (running === child) running = null;
    });
    if ((await nextWord(child, signal)) !== 'ready') {
      throw new Error(`The process that reads pictures does not start: it ended with ${child.exitCode}.`);
    }
    return child;
  }

  return {
    async ask(job, signal) {
      clearTimeout(idle);
      try {
        const child = running ?? (await start(signal));
        const word = nextWord(child, signal);
        child.send(job, (error) => {
          // It died just now; its end says so.
          if (error) child.kill('SIGKILL');
        });
        const answer = (await word) as Said | null;
        if (answer === null || 'over' in answer || answer.isWorn) kill();
        else idle = setTimeout(kill, idleTime).unref();
        return answer ?? { over: 'memory' };
      } catch (error) {
        kill();
        throw error;
      }
    },
    close: kill,
  };
}
