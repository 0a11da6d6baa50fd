import { type MockBackend, poolAddressAt } from '@upline/api/mocks';
import { levelAt, levels, type Position, splitGlobalFee, splitRaceFee } from '@upline/domain';
import type { AdminChange, PoolProof, PoolProofsPort, PoolTerms } from '../poolProofs.ts';
import { fakeChanges } from './fakeChanges.ts';
import { fakeFeeOf } from './fakeFeeOf.ts';
import { fakeRoles } from './fakeRoles.ts';

type Chain = 'answers' | 'never' | 'fails';

export interface PoolProofsSettings {
  /** The chain's behaviour when the browser reads it directly. @default 'answers' */
  chain?: Chain;
  /** Blocks that the server is behind the chain, two seconds each. @default 0 */
  ahead?: number;
  /**
   * Stops a recomputation at half of the blocks: until it is cancelled, or with an error.
   * @default completes
   */
  recomputing?: 'stays' | 'fails';
  /** Coins sent to the pool of level 3 without a purchase, units of 10⁻⁶. @default none */
  surplus?: bigint;
  /** Level whose contract reports a debt one unit above the sum of its events. @default none */
  contradicts?: Position;
  /** Acts of role holders. @default one of each kind */
  changes?: readonly AdminChange[];
  /** Start of the acts that were read, ISO 8601. @default complete */
  changesSince?: string;
}

/** Fake proofs; a story can change the chain's behaviour while it runs. */
export interface FakePoolProofs extends PoolProofsPort {
  chain: Chain;
  recomputing: PoolProofsSettings['recomputing'] | null;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** A pool's sums from the mock backend's purchases and claims, up to a block. */
function proofOf({ chain }: MockBackend, position: Position, block: bigint, surplus: bigint): PoolProof {
  const { places, sales } = chain.pool(position);
  const paidIn = sum(sales.filter((sale) => sale.block <= block).map(({ fee }) => fee));
  const claims = chain.transactions.flatMap((one) =>
    one.kind === 'claim' && one.position === position && one.block <= block ? [one.amount] : [],
  );
  const owed = paidIn - sum(claims);
  return {
    position,
    contract: poolAddressAt(position),
    in: paidIn,
    out: sum(claims),
    held: owed + (position === 3 ? surplus : 0n),
    owed,
    owedByContract: owed,
    members: [...places.values()].filter((place) => place.block <= block).length,
  };
}

function termsAt(backend: MockBackend, position: Position): PoolTerms {
  const fee = backend.chain.pool(position).fee();
  const pool = { position, contract: poolAddressAt(position), fee };
  return levelAt(position).kind === 'race'
    ? { ...pool, kind: 'race', ...splitRaceFee(fee) }
    : { ...pool, kind: 'global', ...splitGlobalFee(fee) };
}

function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Public facts of the pools, read from the mock backend. */
export function fakePoolProofs(settings: PoolProofsSettings, backend: MockBackend): FakePoolProofs {
  async function answer<Answer>(make: () => Answer): Promise<Answer> {
    if (proofs.chain === 'never') await new Promise(() => {});
    if (proofs.chain === 'fails') throw new Error('The chain does not answer.');
    return make();
  }

  const proofs: FakePoolProofs = {
    chain: settings.chain ?? 'answers',
    recomputing: settings.recomputing ?? null,
    head: () =>
      answer(() => {
        const { ahead = 0 } = settings;
        const at = new Date(backend.now().getTime() + ahead * 2000);
        return { block: backend.ledgerBlock() + BigInt(ahead), at: at.toISOString() };
      }),
    async recompute({ block, signal, onProgress }) {
      onProgress({ block: await answer(() => block / 2n), blocks: block });
      if (proofs.recomputing === 'stays') await untilStopped(signal);
      if (proofs.recomputing === 'fails') throw new Error('The chain does not answer any more.');
      onProgress({ block, blocks: block });
      const { surplus = 0n, contradicts } = settings;
      const pools = levels.map(({ position }): PoolProof => {
        const proof = proofOf(backend, position, block, surplus);
        return position === contradicts ? { ...proof, owedByContract: proof.owed + 1n } : proof;
      });
      return { pools, block, at: backend.now().toISOString() };
    },
    roles: () => answer(() => fakeRoles()),
    changes: () =>
      answer(() => ({
        changes: settings.changes ?? fakeChanges(backend.now()),
        since: settings.changesSince ?? null,
      })),
    terms: () => answer(() => levels.map(({ position }) => termsAt(backend, position))),
    feeOf: (transaction) => answer(() => fakeFeeOf(backend, transaction)),
  };
  return proofs;
}
