import { execa } from 'execa';

export interface Service {
  pid: number;
  /** Resolves when the process ends, with its last output. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  name: string;
  command: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Answers once the service is ready. */
  readyUrl: string;
  hear?: (line: string) => void;
}

/** Time limit for a service's first answer, milliseconds; a broken service exits earlier. */
const patience = 600_000;

/** Time limit for a service to store its state on shutdown, milliseconds. */
const patienceAtEnd = 60_000;

/** Number of output lines shown when a service dies. */
const lastLines = 20;

async function answers(url: string): Promise<boolean> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return reply?.ok ?? false;
}

/**
 * Starts a process and waits until it answers.
 * @throws Error with its last output if it ends first or takes too long.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, command, args, env, readyUrl, hear } = options;
  const child = execa(command, args, {
    all: true,
    buffer: false,
    cleanup: true,
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
    env,
    forceKillAfterDelay: patienceAtEnd,
  });
  const said: string[] = [];
  const ended = (async () => {
    for await (const line of child.iterable({ from: 'all' })) {
      hear?.(line);
      said.push(line);
      if (said.length > lastLines) said.shift();
    }
    await child;
    return said.join('\n');
  })();
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const deadline = Date.now() + patience;
  while (!(await answers(readyUrl))) {
    if (isOver) throw new Error(`${name} ended before it answered:\n${await ended}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${name} did not answer at ${readyUrl}:\n${said.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: child.pid ?? 0, ended, stop };
}
