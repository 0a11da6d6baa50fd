import { useState } from 'react';
import { MatrixTreeScreen, type MatrixTreeScreenProps } from './MatrixTreeScreen.tsx';

/** The screen with what the app keeps in its address: level, search, member and open rows. For stories. */
export function StatefulMatrix({ onChange, ...first }: MatrixTreeScreenProps) {
  const [asked, setAsked] = useState({ ...first });
  return (
    <MatrixTreeScreen
      {...asked}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}
