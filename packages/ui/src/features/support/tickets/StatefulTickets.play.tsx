import { useState } from 'react';
import { TicketsScreen, type TicketsScreenProps } from './TicketsScreen.tsx';

/** The tickets screen with its address state in memory. */
export function StatefulTickets({ transaction: first, onChange, ...props }: TicketsScreenProps) {
  const [{ transaction, ...asked }, setAsked] = useState({ ...props, transaction: first });
  return (
    <TicketsScreen
      {...asked}
      transaction={transaction}
      onChange={(next) => {
        setAsked({ ...next, transaction: null });
        onChange(next);
      }}
    />
  );
}
