import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a host that is none of this machine’s is refused with the names of its variables', async () => {
  // Kept for documentation: no machine has it.
  const refused = listen(new Hono(), { host: '192.0.2.1', port: 0 });
  await expect(refused).rejects.toThrow('Look at UPLINE_HOST and UPLINE_API_PORT');
});
