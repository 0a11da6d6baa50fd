import { poolAddressAt, type World } from '@upline/api/mocks';
import { generations, levelAt, splitGlobalFee, splitRaceFee } from '@upline/domain';
import type { FeeLeg, FeeTrail } from '../poolProofs.ts';

/** Where the fee of a transaction of the story's own world went. */
export function scriptedFeeOf(world: World, transaction: string): readonly FeeTrail[] | null {
  const { chain } = world;
  const mined = chain.transactions.find((one) => one.transaction === transaction.toLowerCase());
  if (!mined) return null;
  if (mined.kind === 'claim') return [];
  const { position, wallet, referral, lines, block, at } = mined;
  const fee = lines.find(({ kind }) => kind === 'participation')?.amount ?? 0n;
  const lost = lines.find(({ kind }) => kind === 'lost');
  const instead = lost ? world.display(lost.wallet) : null;
  const sponsor = { to: 'referral', wallet: world.display(referral), instead } as const;
  const trail = {
    position,
    contract: poolAddressAt(position),
    transaction,
    block,
    at: at.toISOString(),
    buyer: world.display(wallet),
    fee,
  };
  if (levelAt(position).kind === 'global') {
    const { pool, referral: amount, royalty } = splitGlobalFee(fee);
    const place = chain.pool(position).places.get(wallet);
    const holders = (place?.index ?? 2) - 1;
    const share = world.chain
      .globalLines(chain.root, block)
      .find((line) => line.position === position && line.transaction === mined.transaction);
    return [
      {
        ...trail,
        legs: [
          { ...sponsor, amount },
          { to: 'holders', holders, each: share?.amount ?? null, amount: pool },
          { to: 'royalty', amount: royalty },
        ],
      },
    ];
  }
  const { bonus, perUpline, product } = splitRaceFee(fee);
  const levels = lines.filter(({ kind }) => kind === 'level');
  const missing = generations - levels.length;
  const legs: FeeLeg[] = [
    { ...sponsor, amount: bonus },
    ...levels.map(
      (line, above): FeeLeg => ({
        to: 'upline',
        generation: above + 1,
        wallet: world.display(line.wallet),
        amount: line.amount,
      }),
    ),
    ...(missing > 0
      ? [{ to: 'missing', generations: missing, amount: perUpline * BigInt(missing) } as const]
      : []),
    { to: 'product', amount: product },
  ];
  return [{ ...trail, legs }];
}
