import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts, portsFrom, requireFree } from './ports.ts';

test('the environment moves a port and leaves the others', () => {
  expect(portsFrom({ UPLINE_API_PORT: '9000' })).toEqual({ web: 5173, desk: 5174, api: 9000, rpc: 8545 });
});

test.each(['http', '0', '70000', '1.5'])('%j is refused with the name of its variable', (value) => {
  expect(() => portsFrom({ UPLINE_WEB_PORT: value })).toThrow(/UPLINE_WEB_PORT/);
});

test('a taken port is named with the variable that moves it', async () => {
  const ports = await freePorts();
  await expect(requireFree(ports)).resolves.toBeUndefined();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(ports.api, '127.0.0.1', resolve));
  await expect(requireFree(ports)).rejects.toThrow(
    `Port ${ports.api} is taken. Move it: UPLINE_API_PORT=${ports.api + 1}`,
  );
  await new Promise((resolve) => squatter.close(resolve));
});
