import { readdir, readFile } from 'node:fs/promises';

/** A process's resident memory, in bytes. Linux only. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${pid} does not say what memory it holds.`);
  return Number(kilobytes) * 1024;
}

/** The resident memory of a process and its descendants, in bytes. */
export async function residentMemoryOfFamily(pid: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = await Promise.all(
    numbers.map(async (number) => {
      const status = await readFile(`/proc/${number}/status`, 'utf8').catch(() => '');
      const isChild = new RegExp(`^PPid:\\s+${pid}$`, 'm').test(status);
      return isChild ? residentMemory(Number(number)).catch(() => 0) : 0;
    }),
  );
  return children.reduce((sum, bytes) => sum + bytes, await residentMemory(pid));
}
