import type { Position } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import type { LedgerRow } from './ledgerQuery.ts';
import { LedgerLine } from './line/LedgerLine.tsx';
import { useVerifyLine } from './useVerifyLine.ts';

export interface LedgerLineItemProps extends LedgerRow {
  /** The levels that the member has bought by now. */
  activated: readonly Position[];
}

/** A line of the ledger that can be held against the chain. */
export function LedgerLineItem({ line, entry, activated }: LedgerLineItemProps) {
  const { explorer } = usePorts().balances;
  const { proof, verify } = useVerifyLine(line);
  const missing = entry.loss?.missingPosition;
  return (
    <LedgerLine
      {...entry}
      explorer={explorer}
      hasBoughtSince={missing !== undefined && activated.includes(missing)}
      proof={proof}
      onVerify={verify}
    />
  );
}
