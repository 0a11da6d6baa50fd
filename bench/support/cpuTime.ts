import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second, fixed in Linux's interface for programs. */
const ticksPerSecond = 100;

interface Times {
  parent: number;
  /** Ticks of the process itself, and of its children that have ended and been reaped. */
  own: number;
  buried: number;
}

async function timesOf(pid: number): Promise<Times | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  // The name is in brackets and may contain anything; the fields after it start with the state, the
  // third field.
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

/** The CPU time of a process with all its threads, in seconds. Linux only. */
export async function cpuOf(pid: number): Promise<number> {
  const times = await timesOf(pid);
  if (times === null) throw new Error(`Process ${pid} does not say what it has used.`);
  return secondsOf(times.own);
}

/** The CPU time of a process and its direct children, including ended ones, in seconds. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const family = await timesOf(pid);
  if (family === null) throw new Error(`Process ${pid} does not say what it has used.`);
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => timesOf(Number(name))),
  );
  const children = all.filter((times) => times?.parent === pid);
  return secondsOf(children.reduce((sum, times) => sum + (times?.own ?? 0), family.own + family.buried));
}
