import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './childProcess.ts';

export interface HttpProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Options {
  script: string;
  args?: string[];
  environment?: Record<string, string>;
  output?: FileHandle;
  port: number;
}

/**
 * Starts a script that listens on a port, and waits until it answers.
 * @throws Error with its output if it ends first.
 */
export async function startHttp({ script, args = [], port, ...options }: Options): Promise<HttpProcess> {
  const child = startChild(script, args, options);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await Promise.race([pause(100), child.ended]);
  return { url, pid: child.process.pid ?? 0, stop: child.stop };
}
