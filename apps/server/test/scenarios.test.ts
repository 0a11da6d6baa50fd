import { scenarios } from '@upline/api/scenarios';
import { afterAll, beforeAll, test } from 'vitest';
import { forgetLedger } from '../src/ledger/forgetLedger.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, newAccount } from './support/visitor.ts';

let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  const db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
});

afterAll(() => chain.chain.stop());

function newSigner() {
  const account = newAccount();
  return { address: account.address, sign: (message: string) => account.signMessage({ message }) };
}

test.for(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async ([, scenario]) => {
  await scenario.run({ baseUrl, newBrowser: () => server.newBrowser(), newSigner });
});
