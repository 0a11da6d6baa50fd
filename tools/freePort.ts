import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * From here to `last` no system gives a port by itself: what another process asks for as any free port is never one
 * that was found here and is not in use yet.
 */
const first = 10_240;
const last = 32_767;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
