import {
  formatMoney,
  generations,
  type Level,
  type Notice,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';

/** One part of a fee: who receives it and how much, units of 10⁻⁶. */
export interface FeePart {
  label: Notice;
  amount: bigint;
}

/** The parts of a level's fee by its pool's terms, in the order in which they are read. They sum to the fee. */
export function feeParts(kind: Level['kind'], fee: bigint): readonly FeePart[] {
  if (kind === 'race') {
    const { bonus, perUpline, product } = splitRaceFee(fee);
    return [
      { label: { id: 'level.split.bonus' }, amount: bonus },
      {
        label: { id: 'level.split.uplines', values: { amount: formatMoney(perUpline) } },
        amount: perUpline * BigInt(generations),
      },
      { label: { id: 'level.split.product' }, amount: product },
    ];
  }
  const { pool, referral, royalty } = splitGlobalFee(fee);
  return [
    { label: { id: 'level.split.pool' }, amount: pool },
    { label: { id: 'level.split.referral' }, amount: referral },
    { label: { id: 'level.split.royalty' }, amount: royalty },
  ];
}
