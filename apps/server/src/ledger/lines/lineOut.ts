import type { FeePart, LedgerLine } from '@upline/api/contract';
import { toDecimal } from '@upline/domain';
import { getAddress } from 'viem';
import { checksummed } from '../../platform/http/checksummed.ts';
import type { LineRow } from './readLines.ts';

/**
 * A line in wire format.
 * @param finalized The highest final block.
 * @param parts The split of the fee of a purchase.
 */
export function lineOut(line: LineRow, finalized: bigint, parts?: FeePart[]): LedgerLine {
  const { block, logIndex, leg, kind, position } = line;
  const isLost = kind === 'lost';
  return {
    id: `${block}-${logIndex}-${leg}`,
    kind,
    position,
    contractAddress: getAddress(line.pool),
    amount: toDecimal(line.amount),
    from: getAddress(line.from),
    fromId: line.fromId,
    fromName: line.fromName,
    receiver: checksummed(line.receiver),
    receiverId: line.receiverId,
    receiverName: line.receiverName,
    // The contracts have no other reason.
    reason: isLost ? 'positionNotActivated' : null,
    missingPosition: isLost ? position : null,
    transaction: line.transaction,
    logIndex,
    block: block.toString(),
    at: line.at.toISOString(),
    isProvisional: block > finalized,
    ...(parts && { parts }),
  };
}
