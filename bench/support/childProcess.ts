import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';

/** A process of a measurement, which ends with it. */
export interface Child {
  process: ChildProcess;
  /** Rejects with the process's error output if it fails. */
  ended: Promise<void>;
  /** Sends the process a signal and waits for its end. */
  stop(): Promise<void>;
}

interface Options {
  environment?: Record<string, string>;
  /** The target of its output; discarded by default. */
  output?: FileHandle | 'pipe';
}

/** Starts a script of this repository in its own process, with only the given environment. */
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
  // Callers handle the rejection by awaiting `ended`; unhandled it would stop the measurement
  // before its cleanup.
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
