import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { useOperator } from '../../../queries/useOperator.ts';
import type { LedgerRow } from '../read/ledgerQuery.ts';
import { LineDetails } from './LineDetails.tsx';
import { useVerifyLine } from './useVerifyLine.ts';

export interface LedgerLineDetailsProps extends LedgerRow {
  /** The levels that the member has bought by now; `null` while that is not known. */
  activated: readonly Position[] | null;
}

/** An open line of the ledger, which can be held against the chain. */
export function LedgerLineDetails({ line, entry, activated }: LedgerLineDetailsProps) {
  const { explorer } = usePorts().balances;
  const { proof, verify } = useVerifyLine(line);
  const isOperator = useOperator();
  return (
    <LineDetails
      entry={entry}
      activated={activated}
      isOperator={isOperator}
      explorer={explorer}
      proof={proof}
      onVerify={verify}
    />
  );
}
