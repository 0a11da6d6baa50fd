import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from './freePort.ts';

test('returns a different port to each caller, below the system’s range for outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 100 }, freePort));
  expect(new Set(ports).size).toBe(100);
  for (const port of ports) expect(port).toBeLessThan(32_768);
});

test('reserves the port against other processes before anything listens', async () => {
  const other = createSocket('udp4');
  other.bind({ port: await freePort(), address: '127.0.0.1', exclusive: true });
  await expect(once(other, 'listening')).rejects.toThrow('EADDRINUSE');
});
