import { enrolmentTypedData, type Position } from '@upline/domain';
import { eq, like, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../../../../tools/shared/freePort.ts';
import { findMember } from '../../../src/accounts/members/people.ts';
import { members } from '../../../src/accounts/members/schema.ts';
import { createStaff } from '../../../src/accounts/staff/roles.ts';
import { forgetLedger } from '../../../src/forgetLedger.ts';
import type { Db } from '../../../src/platform/db/openDb.ts';
import { type Listening, listen } from '../../../src/platform/system/listen.ts';
import { scheduledReplies } from '../../../src/support/scheduledReplies/schema.ts';
import { sendDue } from '../../../src/support/scheduledReplies/sendDue.ts';
import { buy, claim, enroll, enrollLine, refusePurchase } from '../../support/purchases.ts';
import { remoteServer } from '../../support/remoteServer.ts';
import { startTestChain, type TestChain } from '../../support/testChain.ts';
import { testDb } from '../../support/testDb.ts';
import { catchUp, createTestServer, site, type TestServer } from '../../support/testServer.ts';
import { unreachableChain } from '../../support/unreachableChain.ts';
import { accountOf, newAccount, type Registered, type Visitor } from '../../support/visitor.ts';

type Owner = Pick<Visitor, 'account'>;

/** A listening server for the tests of one file, and what its members do on the chain. */
export interface Api extends Pick<TestServer, 'newBrowser'> {
  /** The account of the lead in the server's configuration. */
  lead: PrivateKeyAccount;
  /** Signs an enrolment under a sponsor, with a deadline in seconds. */
  signPlace(owner: Owner, place: { sponsor: string; deadline: string | bigint }): Promise<`0x${string}`>;
  /** Buys a level after recording the member's registered sponsors. Resolves when the ledger has it. */
  buy(owner: Owner, position: Position): Promise<void>;
  /** Buys a level like the app: records only the enrolments that the referrer call names. */
  buyAsNamed(member: Registered, position: Position): Promise<void>;
  /** Claims a wallet's credit in a pool. Resolves when the ledger has it. */
  claim(owner: Owner, position: Position): Promise<void>;
  /** Mines until the newest block is final. Resolves when the ledger has it. */
  settle(): Promise<void>;
  /** Sends a purchase that the pool refuses, for lack of allowance. @returns The transaction's hash. */
  refuse(owner: Owner, position: Position): Promise<string>;
  /** Registers members under another. Their wallets begin with `0xe`. */
  crowd(sponsor: Owner, size: number): Promise<void>;
  /** Advances the time of scheduled replies by milliseconds, and sends the due ones. */
  passTime(milliseconds: number): Promise<void>;
}

/** Prefix of the crowd's member IDs. */
const crowdIds = 'CROWD-';

/**
 * Starts a server before the tests of a file and stops it after them.
 * @param withChain Starts a node with the nine pools too, which takes seconds.
 */
export function serveApi({ withChain = false } = {}): Api {
  let db: Db;
  let server: TestServer;
  let web: Listening;
  let started: TestChain | null = null;
  const lead = newAccount();
  const staffWallets = [lead.address.toLowerCase() as `0x${string}`];

  beforeAll(async () => {
    db = await testDb('api');
    await forgetLedger(db);
    if (withChain) started = await startTestChain();
    const chain = started ?? unreachableChain;
    // Only the chain may know the root, which is the same on all test chains.
    const root = chain.deployment.root.toLowerCase() as `0x${string}`;
    await db.delete(members).where(eq(members.wallet, root));
    const port = await freePort();
    const origins = [site, `http://127.0.0.1:${port}`] as const;
    server = createTestServer({ db, chain, config: { staffWallets, origins } });
    web = await listen(server, { host: '127.0.0.1', port });
    if (started) await catchUp(server.ledger);
  });

  afterAll(async () => {
    // Remaining members would get notifications in later test files.
    await db.delete(members).where(like(members.id, `${crowdIds}%`));
    server.live.close();
    await web.close();
    await started?.chain.stop();
  });

  function chain(): TestChain {
    if (started === null) throw new Error('This file started its server without a chain.');
    return started;
  }

  /** Binds a wallet and its sponsors on the chain as they registered, sponsors first. */
  async function bindLine(account: PrivateKeyAccount): Promise<void> {
    const member = await findMember(db, { wallet: account.address.toLowerCase() as `0x${string}` });
    const sponsor = member?.sponsor ? accountOf(member.sponsor) : null;
    if (sponsor) await bindLine(sponsor);
    await enroll(chain(), account, sponsor?.address ?? chain().deployment.root);
  }

  return {
    lead,
    newBrowser: remoteServer(() => web.url).newBrowser,
    signPlace: ({ account }, { sponsor, deadline }) =>
      account.signTypedData(
        enrolmentTypedData((started ?? unreachableChain).deployment.registry, {
          member: account.address,
          sponsor: getAddress(sponsor),
          deadline: BigInt(deadline),
        }),
      ),
    async buy({ account }, position) {
      await bindLine(account);
      await buy(chain(), account, position);
      await catchUp(server.ledger);
    },
    async buyAsNamed({ ask, account }, position) {
      await enrollLine(chain(), account, await ask('referrer', { wallet: account.address, position }));
      await buy(chain(), account, position);
      await catchUp(server.ledger);
    },
    async claim({ account }, position) {
      await claim(chain(), account, position);
      await catchUp(server.ledger);
    },
    async settle() {
      await chain().client.mine({ blocks: 100 });
      await catchUp(server.ledger);
      while ((await server.ledger.step()).hasMore);
    },
    async refuse({ account }, position) {
      await bindLine(account);
      return refusePurchase(chain(), account, position);
    },
    async crowd({ account }, size) {
      const sponsor = account.address.toLowerCase();
      await db.execute(sql`
        insert into ${members} (id, wallet, named_sponsor, sponsor, registered_at)
        select ${crowdIds} || n, '0xe' || lpad(to_hex(n), 39, '0'), ${sponsor}, ${sponsor}, now()
        from generate_series(0, ${size - 1}::int) n`);
    },
    async passTime(milliseconds) {
      await db
        .update(scheduledReplies)
        .set({ sendAt: sql`${scheduledReplies.sendAt} - ${milliseconds}::int * interval '1 ms'` });
      await sendDue({ db, staff: createStaff({ staffWallets }) });
    },
  };
}
