import { useState } from 'react';
import { LedgerScreen, type LedgerScreenProps } from './LedgerScreen.tsx';

/** The screen with its question kept, as the address keeps it in the app. */
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
