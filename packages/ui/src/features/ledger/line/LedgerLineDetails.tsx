import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { useOperator } from '../../../queries/useOperator.ts';
import type { LedgerRow } from '../read/ledgerQuery.ts';
import { LineDetails } from './LineDetails.tsx';
import { useVerifyLine } from './useVerifyLine.ts';

export interface LedgerLineDetailsProps extends LedgerRow {
  /** Levels that the member owns; `null` while unknown. */
  activated: readonly Position[] | null;
}

/** The details of a ledger line, with verification against the chain. */
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
