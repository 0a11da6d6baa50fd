import {
  activatedPositions,
  listPools,
  type PurchaseOptions,
  purchase,
  readAllowance,
  readBalance,
  uplineRegistryAbi,
} from '@upline/chain';
import { fund, localAccount, operator } from '@upline/chain/demo';
import { fromDecimal, type Position, type PurchaseEvent } from '@upline/domain';
import type { Address } from 'viem';
import { beforeEach } from 'vitest';
import { fakeWallet, type ProviderRequest, type Script } from './fakeWallet.ts';
import { localFixture } from './localFixture.ts';
import { memoryJournal } from './memoryJournal.ts';

// Accounts that Anvil unlocks, apart from the five with roles on the chain.
export const buyer = localAccount(5).address;
export const sponsor = localAccount(6).address;
export const stranger = localAccount(9).address;
export const root = operator.root().address;

interface Changes extends Partial<PurchaseOptions> {
  /** Intercepts requests to the buyer's wallet. */
  script?: Script;
}

export async function all(events: AsyncIterable<PurchaseEvent>): Promise<PurchaseEvent[]> {
  const seen: PurchaseEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

/**
 * Summarizes events: `way permit`, `invest`, `skipped enroll`, `sent approve`, `succeeded`, `failed
 * <text>`.
 */
export function told(events: readonly PurchaseEvent[]): string[] {
  return events.map((event) => {
    if (event.type === 'way') return `way ${event.way}`;
    if (event.type === 'step') return event.step;
    if (event.type === 'failed') return `failed ${event.failure.notice.id}`;
    return 'step' in event ? `${event.type} ${event.step}` : event.type;
  });
}

/** Runs `act` when the wallet sends for the nth time, from 0. */
export function onSend(act: (nth: number, request: ProviderRequest) => unknown): Script {
  let sent = 0;
  return async (request, forward) => {
    if (request.method !== 'eth_sendTransaction') return forward(request);
    const changed = await act(sent++, request);
    return forward(changed ? { ...request, params: [changed] } : request);
  };
}

/** A chain on which a buyer and a sponsor have $1,000 each, with helpers. */
export function buyerFixture() {
  const fixture = localFixture();

  beforeEach(async () => {
    await fund(fixture(), buyer, fromDecimal('1000'));
    await fund(fixture(), sponsor, fromDecimal('1000'));
  });

  function named(position: Position): PurchaseOptions['pool'] {
    const { deployment } = fixture();
    const { address, joinningFee } = deployment.pools[position];
    return { contractAddress: address, stableCoinAddress: deployment.stableCoin, joinningFee };
  }

  function optionsFor(position: Position, changes: Changes = {}): PurchaseOptions {
    const { rpcUrl, client, deployment } = fixture();
    const { script, ...rest } = changes;
    return {
      position,
      wallet: fakeWallet(rpcUrl, buyer, script),
      reader: client,
      registry: deployment.registry,
      pool: named(position),
      lookupReferrer: async () => ({ referrer: root, isDirect: true, sponsor: root }),
      // A prompt for each step, as every wallet supports; shortcuts have their own tests.
      ways: ['sequential'],
      journal: memoryJournal(),
      ...rest,
    };
  }

  return {
    fixture,
    named,
    optionsFor,
    buy: (position: Position, changes?: Changes) => all(purchase(optionsFor(position, changes))),
    async owned(wallet: Address): Promise<Position[]> {
      const { client, deployment } = fixture();
      const pools = await listPools(client, deployment.registry);
      return activatedPositions(client, deployment.registry, pools, wallet);
    },
    async enroll(member: Address, above: Address): Promise<void> {
      const { client, deployment } = fixture();
      await client.writeContractSync({
        account: member,
        address: deployment.registry,
        abi: uplineRegistryAbi,
        functionName: 'enroll',
        args: [above],
      });
    },
    coins: () => readBalance(fixture().client, fixture().deployment.stableCoin, buyer),
    allowance(position: Position): Promise<bigint> {
      const { client, deployment } = fixture();
      return readAllowance(client, deployment.stableCoin, buyer, deployment.pools[position].address);
    },
  };
}
