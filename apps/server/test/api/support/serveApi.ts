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
import { baseUrl, newAccount } from '../../support/visitor.ts';
import type { Visitor } from './visitor.ts';

/** A new wallet that can sign. */
export interface Signer {
  address: `0x${string}`;
  sign(message: string): Promise<`0x${string}`>;
  /** Signs the member's enrolment under a sponsor, with a deadline in seconds. */
  signPlace(place: { sponsor: string; deadline: bigint }): Promise<`0x${string}`>;
}

/** A listening server for the tests of one file, and what its members do on the chain. */
export interface Api {
  baseUrl: string;
  /** A browser with a cookie jar of its own. */
  newBrowser(): typeof globalThis.fetch;
  newSigner(): Signer;
  /** The wallet of the lead in the server's configuration. */
  staffSigner(): Signer;
  /** Buys a level after recording the member's registered sponsors. Resolves when the ledger has it. */
  buy(signer: Signer, position: Position): Promise<void>;
  /** Buys a level like the app: records only the enrolments that the referrer call names. */
  buyAsNamed(visitor: Pick<Visitor, 'client' | 'signer'>, position: Position): Promise<void>;
  /** Claims a wallet's credit in a pool. Resolves when the ledger has it. */
  claim(signer: Signer, position: Position): Promise<void>;
  /** Sends a purchase that the pool refuses, for lack of allowance. @returns The transaction's hash. */
  refuse(signer: Signer, position: Position): Promise<string>;
  /** Registers members under another. Their wallets begin with `0xe`. */
  crowd(sponsor: Signer, size: number): Promise<void>;
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
  /** Accounts by address in lower case. */
  const accounts = new Map<string, PrivateKeyAccount>();
  const staff = newAccount();
  const staffWallets = [staff.address.toLowerCase() as `0x${string}`];
  const network = remoteServer(() => web.url);

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

  function accountOf(wallet: string): PrivateKeyAccount {
    const account = accounts.get(wallet.toLowerCase());
    if (account === undefined) throw new RangeError(`Nobody here signs for ${wallet}.`);
    return account;
  }

  function signerOf(account: PrivateKeyAccount): Signer {
    return {
      address: account.address,
      sign: (message) => account.signMessage({ message }),
      signPlace: ({ sponsor, deadline }) =>
        account.signTypedData(
          enrolmentTypedData((started ?? unreachableChain).deployment.registry, {
            member: account.address,
            sponsor: getAddress(sponsor),
            deadline,
          }),
        ),
    };
  }

  /** Binds a wallet and its sponsors on the chain as they registered, sponsors first. */
  async function bindLine({ address }: PrivateKeyAccount): Promise<void> {
    const member = await findMember(db, { wallet: address.toLowerCase() as `0x${string}` });
    const sponsor = member?.sponsor ? accountOf(member.sponsor) : null;
    if (sponsor) await bindLine(sponsor);
    await enroll(chain(), accountOf(address), sponsor?.address ?? chain().deployment.root);
  }

  return {
    baseUrl,
    newBrowser: network.newBrowser,
    newSigner() {
      const account = newAccount();
      accounts.set(account.address.toLowerCase(), account);
      return signerOf(account);
    },
    staffSigner: () => signerOf(staff),
    async buy({ address }, position) {
      await bindLine(accountOf(address));
      await buy(chain(), accountOf(address), position);
      await catchUp(server.ledger);
    },
    async buyAsNamed({ client, signer: { address } }, position) {
      const { data } = await client.call('referrer', { params: { wallet: address, position } });
      await enrollLine(chain(), accountOf(address), data);
      await buy(chain(), accountOf(address), position);
      await catchUp(server.ledger);
    },
    async claim({ address }, position) {
      await claim(chain(), accountOf(address), position);
      await catchUp(server.ledger);
    },
    async refuse({ address }, position) {
      await bindLine(accountOf(address));
      return refusePurchase(chain(), accountOf(address), position);
    },
    async crowd({ address }, size) {
      const sponsor = address.toLowerCase();
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
