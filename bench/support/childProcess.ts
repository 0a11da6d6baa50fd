import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';

/** A process of a measurement; it ends with it. */
export interface Child {
  process: ChildProcess;
  /** Rejects with the process's own words when it ends otherwise than well. */
  ended: Promise<void>;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

interface Options {
  environment?: Record<string, string>;
  /** Where its words go; nowhere unless given. */
  output?: FileHandle | 'pipe';
}

/** Starts a script of this repository in a process of its own, with no environment but what it is given. */
export function startChild(script: string, args: string[], { environment, output }: Options = {}): Child {
  const stdout = output === undefined ? 'ignore' : output === 'pipe' ? 'pipe' : output.fd;
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', stdout, 'pipe'],
  });
  const orphaned = () => child.kill('SIGKILL');
  process.once('exit', orphaned);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-4000);
  });
  let isStopping = false;
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', orphaned);
    if (code !== 0 && !isStopping) throw new Error(`${script} ended with ${code}.\n${complaint}`);
  });
  // A caller that waits hears of it; unheard it must not end the measurement before it has cleaned up.
  ended.catch(() => {});
  return {
    process: child,
    ended,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
