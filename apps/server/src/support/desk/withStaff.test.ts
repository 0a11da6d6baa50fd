import { messages } from '@upline/domain';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { withStaff } from './withStaff.ts';

const desk = {
  server: new URL('https://upline.example'),
  site: new URL('https://upline.example'),
  account: privateKeyToAccount(generatePrivateKey()),
  register: false,
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'server.notFound',
    `${desk.account.address} is not among the staff of https://upline.example: neither in STAFF_WALLETS nor by a lead.`,
  ],
  [
    'server.foreignOrigin',
    'https://upline.example does not answer for https://upline.example. Name its site with --site.',
  ],
  ['server.databaseDown', messages['server.databaseDown']],
] as const)('explains a refusal by %s', async (id, explanation) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: messages[id] }, { status: 403 }),
  );
  await expect(withStaff(desk, async () => {})).rejects.toThrow(explanation);
});
