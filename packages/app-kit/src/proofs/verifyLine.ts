import type { LedgerLine } from '@upline/api';
import { type ClaimedLine, type LineField, proveLine } from '@upline/chain';
import { fromDecimal } from '@upline/domain';
import type { ProofsPort } from '@upline/ui/ports';
import { getAddress, isHash } from 'viem/utils';
import { listedPools } from '../pools/readPools.ts';
import { proofSource } from './source.ts';

/** The leg is the last part of a line's id. */
function legOf({ id }: LedgerLine): number {
  return Number(id.split('-').at(-1));
}

function toldOf(line: LedgerLine, transaction: ClaimedLine['transaction']): ClaimedLine {
  const { kind, position, logIndex, at } = line;
  return {
    ...{ kind, position, transaction, logIndex, at },
    contract: getAddress(line.contractAddress),
    amount: fromDecimal(line.amount),
    from: getAddress(line.from),
    receiver: line.receiver === '' ? null : getAddress(line.receiver),
    leg: legOf(line),
    block: BigInt(line.block),
  };
}

const names: Record<LineField, keyof LedgerLine> = {
  kind: 'kind',
  position: 'position',
  contract: 'contractAddress',
  amount: 'amount',
  from: 'from',
  receiver: 'receiver',
  block: 'block',
  at: 'at',
};

/**
 * Lost income has a fixed reason and position that follow from its level; any other value is a
 * difference.
 */
function differingReason({ kind, position, reason, missingPosition }: LedgerLine): (keyof LedgerLine)[] {
  const isLost = kind === 'lost';
  return [
    ...(reason === (isLost ? 'positionNotActivated' : null) ? [] : (['reason'] as const)),
    ...(missingPosition === (isLost ? position : null) ? [] : (['missingPosition'] as const)),
  ];
}

/**
 * Compares a ledger line with the pinned registry on the app's own node, independently of the
 * server that sent the line.
 */
export const verifyLine: ProofsPort['verify'] = async (line, wallet) => {
  const { transaction } = line;
  if (!isHash(transaction)) return { outcome: 'missing' };
  const [{ reader, startBlock }, pools] = await Promise.all([proofSource(), listedPools()]);
  const proof = await proveLine(reader, {
    pools,
    startBlock,
    wallet: getAddress(wallet),
    line: toldOf(line, transaction),
  });
  if (proof.outcome === 'missing') return proof;
  const fields = [
    ...(proof.outcome === 'differs' ? proof.fields.map((field) => names[field]) : []),
    ...differingReason(line),
  ];
  return proof.outcome === 'differs' || fields.length > 0 ? { outcome: 'differs', fields } : proof;
};
