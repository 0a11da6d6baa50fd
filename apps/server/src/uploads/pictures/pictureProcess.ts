import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Limits, Said } from './job.ts';

/**
 * A process that runs jobs in sequence. Starts with the first job and ends after an idle minute.
 */
export interface PictureProcess {
  /**
   * Runs a job; await the result before the next.
   * @param signal Kills the process, and with it the job.
   * @returns `over` also if the job crashed the process. After a kill from outside, by Ctrl-C or a
   * kernel short of memory, a new process repeats the job once.
   * @throws The signal's reason; Error if the process cannot start, or the second one is killed
   * too.
   */
  ask(job: Job, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** Milliseconds until an idle process ends. */
const idleTime = 60_000;

/** Milliseconds between two checks of a working process. */
const watchInterval = 250;

/** Kernel clock ticks per second, the same on every Linux. */
const ticks = 100;

/** Signals of a crash caused by the job, usually for lack of memory. */
const ownEnds: readonly unknown[] = ['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/** The end of a process without a result, with its signal or exit code. */
interface Death {
  died: unknown;
}

const main = fileURLToPath(new URL('./pictureMain.ts', import.meta.url));

function spawn(limits: Limits, script: string): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(script, [JSON.stringify(limits)], {
    // Saves memory for unneeded threads, and passes none of the server's secrets.
    execArgv: ['--v8-pool-size=0', '--max-semi-space-size=1'],
    env: {
      PATH: process.env.PATH,
      UV_THREADPOOL_SIZE: '1',
      // Makes glibc return large allocations to the system at once.
      MALLOC_MMAP_THRESHOLD_: '131072',
      ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The exit event reports failures.
  child.on('error', () => {});
  // Does not keep the server alive; the process ends with the server's IPC channel.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next message of a process, or its exit. */
async function nextWord(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  const done = new AbortController();
  const until = { signal: AbortSignal.any([signal, done.signal]) };
  try {
    return await Promise.race([
      once(child, 'message', until).then(([word]: unknown[]) => word),
      once(child, 'exit', until).then(([code, by]: unknown[]): Death => ({ died: by ?? code })),
    ]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    done.abort();
  }
}

/** Processor seconds used by a process; `NaN` if the system does not report them. */
async function processorOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // Fields after the name, which may contain anything: the 12th and 13th are user and system time.
  const [own, system] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(own) + Number(system)) / ticks;
}

/**
 * Checks from outside, since a hung event loop cannot check itself.
 * @returns After the process has used more than a number of seconds, or once the signal aborts.
 */
async function processorBeyond(child: ChildProcess, seconds: number, signal: AbortSignal): Promise<void> {
  const before = await processorOf(child);
  while (!signal.aborted && !((await processorOf(child)) - before > seconds)) {
    await pause(watchInterval, undefined, { signal, ref: false }).catch(() => {});
  }
}

/**
 * @param limits Resource limits of the process.
 * @param script Program of the process. @default the reader of pictures
 */
export function createPictureProcess(limits: Limits, script = main): PictureProcess {
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function kill(): void {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = null;
  }

  async function start(signal: AbortSignal): Promise<ChildProcess> {
    const child = spawn(limits, script);
    running = child;
    child.once('exit', () => {
      if (running === child) running = null;
    });
    if ((await nextWord(child, signal)) !== 'ready') {
      throw new Error(`The process that reads pictures does not start: it ended with ${child.exitCode}.`);
    }
    return child;
  }

  async function askOnce(job: Job, signal: AbortSignal): Promise<Said | Death> {
    clearTimeout(idle);
    const done = new AbortController();
    try {
      const child = running ?? (await start(signal));
      const word = nextWord(child, signal);
      child.send(job, (error) => {
        // The process has just died, which its exit reports.
        if (error) child.kill('SIGKILL');
      });
      const tooLong = processorBeyond(child, limits.processor, done.signal).then(() => ({ over: 'time' }));
      const answer = (await Promise.race([word, tooLong])) as Said | Death;
      if ('died' in answer || 'over' in answer || answer.isWorn) kill();
      else idle = setTimeout(kill, idleTime).unref();
      return answer;
    } catch (error) {
      kill();
      throw error;
    } finally {
      done.abort();
    }
  }

  return {
    async ask(job, signal) {
      const first = await askOnce(job, signal);
      const answer = 'died' in first && !ownEnds.includes(first.died) ? await askOnce(job, signal) : first;
      if (!('died' in answer)) return answer;
      if (ownEnds.includes(answer.died)) return { over: 'memory' };
      throw new Error(`The process that reads pictures was ended twice, the last time by ${answer.died}.`);
    },
    close: kill,
  };
}
