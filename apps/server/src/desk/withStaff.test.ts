import { messages } from '@upline/domain';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { withStaff } from './withStaff.ts';

const desk = {
  server: new URL('http://upline.example'),
  account: privateKeyToAccount(generatePrivateKey()),
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['server.staffOnly', `${desk.account.address} is not among the STAFF_WALLETS of http://upline.example.`],
  ['server.foreignOrigin', messages['server.foreignOrigin']],
] as const)('a refusal by %s is explained', async (id, explanation) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: messages[id] }, { status: 403 }),
  );
  await expect(withStaff(desk, async () => {})).rejects.toThrow(explanation);
});
