import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * From here to `last` no system gives a port by itself: what another process asks for as any free port is never one
 * that was found here and is not in use yet.
 */
const first = 10_240;
const last = 32_767;

/**
 * Claims a port for as long as this process lives. The claim is the UDP port of the same number, which nobody here uses
 * and only one process can have.
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

/** A free port of this machine, which no other caller is given while this process lives. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, last + 1);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error('There is no free port.');
}
