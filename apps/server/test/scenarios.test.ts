import { type Backend, type Signer, scenarios } from '@upline/api/scenarios';
import { enrolmentTypedData } from '@upline/domain';
import { eq, like, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, test } from 'vitest';
import { freePort } from '../../../tools/shared/freePort.ts';
import { findMember } from '../src/accounts/members/people.ts';
import { members } from '../src/accounts/members/schema.ts';
import { createStaff } from '../src/accounts/staff/roles.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { type Listening, listen } from '../src/platform/system/listen.ts';
import { heldReplies } from '../src/support/outbox/schema.ts';
import { sendDue } from '../src/support/outbox/sendDue.ts';
import { buy, claim, enroll, enrollLine, refusePurchase } from './support/purchases.ts';
import { remoteServer } from './support/remoteServer.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, site, type TestServer } from './support/testServer.ts';
import { baseUrl, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let web: Listening;
/** Accounts by address in lower case. */
const accounts = new Map<string, PrivateKeyAccount>();
const staff = newAccount();
const staffWallets = [staff.address.toLowerCase() as `0x${string}`];
/** Prefix of the crowd's member IDs. */
const crowdIds = 'CROWD-';

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  // Only the chain may know the root, which is the same on all test chains.
  const root = chain.deployment.root.toLowerCase() as `0x${string}`;
  await db.delete(members).where(eq(members.wallet, root));
  const port = await freePort();
  const origins = [site, `http://127.0.0.1:${port}`] as const;
  server = createTestServer({ db, chain, config: { staffWallets, origins } });
  web = await listen(server, { host: '127.0.0.1', port });
  await catchUp(server.ledger);
});

afterAll(async () => {
  // Remaining members would get notifications in later test files.
  await db.delete(members).where(like(members.id, `${crowdIds}%`));
  server.live.close();
  await web.close();
  await chain.chain.stop();
});

const network = remoteServer(() => web.url);

function signerOf(account: PrivateKeyAccount): Signer {
  const { registry } = chain.deployment;
  return {
    address: account.address,
    sign: (message) => account.signMessage({ message }),
    signPlace: ({ sponsor, deadline }) =>
      account.signTypedData(
        enrolmentTypedData(registry, { member: account.address, sponsor: getAddress(sponsor), deadline }),
      ),
  };
}

function newSigner(): Signer {
  const account = newAccount();
  accounts.set(account.address.toLowerCase(), account);
  return signerOf(account);
}

function accountOf(wallet: string): PrivateKeyAccount {
  const account = accounts.get(wallet.toLowerCase());
  if (account === undefined) throw new RangeError(`Nobody here signs for ${wallet}.`);
  return account;
}

/** Binds a wallet and its sponsors on the chain as they registered, sponsors first. */
async function bindLine({ address }: PrivateKeyAccount): Promise<void> {
  const member = await findMember(db, { wallet: address.toLowerCase() as `0x${string}` });
  const sponsor = member?.sponsor ? accountOf(member.sponsor) : null;
  if (sponsor) await bindLine(sponsor);
  await enroll(chain, accountOf(address), sponsor?.address ?? chain.deployment.root);
}

const backend: Backend = {
  baseUrl,
  newBrowser: () => network.newBrowser(),
  newSigner,
  staffSigner: () => signerOf(staff),
  async buy({ address }, position) {
    await bindLine(accountOf(address));
    await buy(chain, accountOf(address), position);
    await catchUp(server.ledger);
  },
  async buyAsNamed({ client, signer: { address } }, position) {
    const { data } = await client.call('referrer', { params: { wallet: address, position } });
    await enrollLine(chain, accountOf(address), data);
    await buy(chain, accountOf(address), position);
    await catchUp(server.ledger);
  },
  async crowd({ address }, size) {
    const sponsor = address.toLowerCase();
    await db.execute(sql`
      insert into ${members} (id, wallet, named_sponsor, sponsor, registered_at)
      select ${crowdIds} || n, '0xe' || lpad(to_hex(n), 39, '0'), ${sponsor}, ${sponsor}, now()
      from generate_series(0, ${size - 1}::int) n`);
  },
  async refuse({ address }, position) {
    await bindLine(accountOf(address));
    return refusePurchase(chain, accountOf(address), position);
  },
  async passTime(milliseconds) {
    await db
      .update(heldReplies)
      .set({ sendAt: sql`${heldReplies.sendAt} - ${milliseconds}::int * interval '1 ms'` });
    await sendDue({ db, staff: createStaff({ staffWallets }) });
  },
  async claim({ address }, position) {
    await claim(chain, accountOf(address), position);
    await catchUp(server.ledger);
  },
};

test.for(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async ([, scenario]) => {
  await scenario.run(backend);
});
