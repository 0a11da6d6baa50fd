import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, endLeftovers, noteStarted, type Started } from './leftovers.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upline-leftovers-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function sleeper() {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  return { child, pid: child.pid ?? 0, command: (await commandOf(child.pid ?? 0)) ?? '' };
}

/** The note of a stack whose owner is gone: this process is alive, so the owner is renamed. */
async function noteOfTheDead(processes: readonly Started[]) {
  await noteStarted(folder, processes);
  const path = join(folder, 'processes.json');
  const note = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...note, owner: { ...note.owner, command: 'node gone.ts' } }));
}

test('ends the processes of a killed stack, once', async () => {
  const { child, pid, command } = await sleeper();
  const ended = once(child, 'exit');
  await noteOfTheDead([{ pid, command }]);
  expect(await endLeftovers(folder)).toBe(1);
  await ended;
  expect(await endLeftovers(folder)).toBe(0);
});

test('leaves a running stack alone', async () => {
  const { child, pid, command } = await sleeper();
  await noteStarted(folder, [{ pid, command }]);
  expect(await endLeftovers(folder)).toBe(0);
  expect(await commandOf(pid)).toBe(command);
  child.kill();
});

test('leaves a process with a reused pid alone', async () => {
  const { child, pid, command } = await sleeper();
  await noteOfTheDead([{ pid, command: 'anvil --chain-id 137' }]);
  expect(await endLeftovers(folder)).toBe(0);
  expect(await commandOf(pid)).toBe(command);
  child.kill();
});

test('a damaged note does not stop the start', async () => {
  await writeFile(join(folder, 'processes.json'), '{"owner":');
  expect(await endLeftovers(folder)).toBe(0);
});
