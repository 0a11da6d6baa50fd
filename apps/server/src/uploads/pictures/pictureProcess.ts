import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Limits, Said } from './job.ts';

/** A process that does one job after the other. It starts with the first, and ends when there is none for a while. */
export interface PictureProcess {
  /**
   * Has one job done. Ask for the next once this is answered.
   * @param signal Ends the process, and with it the job.
   * @returns `over` also when the process has died of the job. One that was ended from outside, as by Ctrl-C or by a
   *   kernel that is short of memory, says nothing of the job: a new one tries once more.
   * @throws The signal's reason; Error when no process can be started, or the new one is ended as well.
   */
  ask(job: Job, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** How long it waits for another job, milliseconds. */
const idleTime = 60_000;

/** How often a process is looked at that works, milliseconds. */
const watchInterval = 250;

/** Of the kernel's clock, for a second; the same on every Linux. */
const ticks = 100;

/** How a process ends by what it does itself: when memory is refused to it, mostly. */
const ownEnds: readonly unknown[] = ['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/** The end of a process without a word: by which signal, or with which code. */
interface Death {
  died: unknown;
}

const main = fileURLToPath(new URL('./pictureMain.ts', import.meta.url));

function spawn(limits: Limits, script: string): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(script, [JSON.stringify(limits)], {
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

/** What a process says next, or how it ends without a word. */
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

/** Seconds of processor that a process has had; `NaN` where the system does not say. */
async function processorOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // Behind its name, which may hold anything, the 12th and 13th: its own time, and the kernel's for it.
  const [own, system] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(own) + Number(system)) / ticks;
}

/**
 * Looks from outside, since a process whose loop stands still does not look at itself.
 * @returns Once it has had more than so many seconds from now on, or the signal says that it is done.
 */
async function processorBeyond(child: ChildProcess, seconds: number, signal: AbortSignal): Promise<void> {
  const before = await processorOf(child);
  while (!signal.aborted && !((await processorOf(child)) - before > seconds)) {
    await pause(watchInterval, undefined, { signal, ref: false }).catch(() => {});
  }
}

/**
 * @param limits What the process may take for itself.
 * @param script What it runs. @default that which reads pictures
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
        // It died just now; its end says so.
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
