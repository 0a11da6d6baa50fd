import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('rejects a host outside this machine and names its variables', async () => {
  // An address reserved for documentation, never assigned to a machine.
  const refused = listen(new Hono(), { host: '192.0.2.1', port: 0 });
  await expect(refused).rejects.toThrow('Look at UPLINE_HOST and UPLINE_API_PORT');
});
