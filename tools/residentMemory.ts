import { readFile } from 'node:fs/promises';

/** The memory that a process holds, in bytes. Linux alone says so of other processes. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${pid} does not say what memory it holds.`);
  return Number(kilobytes) * 1024;
}
