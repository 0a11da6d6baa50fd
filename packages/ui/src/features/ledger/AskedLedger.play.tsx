import { useState } from 'react';
import { LedgerScreen, type LedgerScreenProps } from './LedgerScreen.tsx';

/** The ledger screen with its question in memory, as the app has it in the address. */
export function AskedLedger({ onChange, ...first }: LedgerScreenProps) {
  const [asked, setAsked] = useState(first);
  return (
    <LedgerScreen
      {...asked}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}
