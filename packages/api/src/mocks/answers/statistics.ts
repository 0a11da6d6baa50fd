import { type LedgerKind, levels, type Position, poolTypeAt, toDecimal } from '@upline/domain';
import type { Answers } from '../call.ts';
import { poolAddressAt, stableCoinAddress } from '../identities.ts';
import type { MockBackend } from '../mockBackend.ts';

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

export function statisticsAnswers(backend: MockBackend) {
  const { chain } = backend;

  function figuresOf(position: Position) {
    const reached = backend.ledgerBlock();
    const { places, sales } = chain.pool(position);
    const lines = chain.lines.filter((line) => line.position === position && line.block <= reached);
    const sum = (...kinds: LedgerKind[]) =>
      total(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
    const sold = sales.filter(({ block }) => block <= reached);
    const [taken, given] = [sum('participation'), sum('claim')];
    const credited = sum('referral', 'level') + total(sold.map(({ shared, fund }) => shared + fund));
    return {
      position,
      contractAddress: poolAddressAt(position),
      poolType: poolTypeAt(position),
      members: [...places.values()].filter(({ block }) => block <= reached).length,
      in: toDecimal(taken),
      out: toDecimal(given),
      held: toDecimal(taken - given),
      owed: toDecimal(credited - given),
    };
  }

  return {
    poolStatistics() {
      const [reached, final] = [backend.ledgerBlock(), backend.finalBlock()];
      const isBehind = reached < final;
      return {
        pools: levels.map(({ position }) => figuresOf(position)),
        block: reached.toString(),
        finalizedBlock: (isBehind ? reached : final).toString(),
        at: backend.now().toISOString(),
        coin: { symbol: 'TUSD', address: stableCoinAddress },
      };
    },
  } satisfies Answers;
}
