import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * No system assigns ports from here to `last` automatically, so another process's random port never
 * collides with one found here.
 */
const first = 10_240;
const last = 32_767;

/**
 * Reserves a port for the lifetime of this process, by binding the UDP port of the same number:
 * nothing here uses it, and only one process can have it.
 */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  return once(socket, 'listening').then(
    () => true,
    () => false,
  );
}

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

/** A free port of this machine, different for each caller during the lifetime of this process. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, last + 1);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error('There is no free port.');
}
