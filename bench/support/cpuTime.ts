import { readdir, readFile } from 'node:fs/promises';

/** Ticks of a process's clock in a second, as Linux tells them to every program. */
const ticksPerSecond = 100;

interface Times {
  parent: number;
  /** Of the process itself, and of the children that have ended and that it has buried, in ticks. */
  own: number;
  buried: number;
}

async function timesOf(pid: number): Promise<Times | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  // The name stands in brackets and may hold anything; what follows it is counted from the state, the third field.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, userBuried = 0, systemBuried = 0] = [1, 11, 12, 13, 14].map(
    (index) => fields[index],
  );
  return { parent, own: user + system, buried: userBuried + systemBuried };
}

const secondsOf = (ticks: number) => ticks / ticksPerSecond;

/**
 * The CPU time that a process has used, in seconds, with all its threads. Linux alone says so of other processes.
 */
export async function cpuOf(pid: number): Promise<number> {
  const times = await timesOf(pid);
  if (times === null) throw new Error(`Process ${pid} does not say what it has used.`);
  return secondsOf(times.own);
}

/** The CPU time of a process and of all that it has started itself, those among them that have ended, in seconds. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const family = await timesOf(pid);
  if (family === null) throw new Error(`Process ${pid} does not say what it has used.`);
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => timesOf(Number(name))),
  );
  const children = all.filter((times) => times?.parent === pid);
  return secondsOf(children.reduce((sum, times) => sum + (times?.own ?? 0), family.own + family.buried));
}
