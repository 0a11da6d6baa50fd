import { type House, scenarios } from '@upline/api/scenarios';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, test } from 'vitest';
import type { Db } from '../src/db/openDb.ts';
import { forgetLedger } from '../src/ledger/forgetLedger.ts';
import { findMember } from '../src/members/people.ts';
import { buy, claim, enroll } from './support/purchases.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
/** By address in lower case. */
const accounts = new Map<string, PrivateKeyAccount>();

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
});

afterAll(() => chain.chain.stop());

function newSigner() {
  const account = newAccount();
  accounts.set(account.address.toLowerCase(), account);
  return { address: account.address, sign: (message: string) => account.signMessage({ message }) };
}

function accountOf(wallet: string): PrivateKeyAccount {
  const account = accounts.get(wallet.toLowerCase());
  if (account === undefined) throw new RangeError(`Nobody here signs for ${wallet}.`);
  return account;
}

/** Binds a wallet and those above it on chain as they registered, sponsors first. */
async function bindLine({ address }: PrivateKeyAccount): Promise<void> {
  const member = await findMember(db, { wallet: address.toLowerCase() as `0x${string}` });
  const sponsor = member?.sponsor ? accountOf(member.sponsor) : null;
  if (sponsor) await bindLine(sponsor);
  await enroll(chain, accountOf(address), sponsor?.address ?? chain.deployment.root);
}

const house: House = {
  baseUrl,
  newBrowser: () => server.newBrowser(),
  newSigner,
  async buy({ address }, position) {
    await bindLine(accountOf(address));
    await buy(chain, accountOf(address), position);
    await catchUp(server.ledger);
  },
  async claim({ address }, position) {
    await claim(chain, accountOf(address), position);
    await catchUp(server.ledger);
  },
};

test.for(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async ([, scenario]) => {
  await scenario.run(house);
});
