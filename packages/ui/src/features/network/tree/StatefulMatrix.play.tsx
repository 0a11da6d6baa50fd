import { useState } from 'react';
import { MatrixTreeScreen, type MatrixTreeScreenProps } from './MatrixTreeScreen.tsx';

/**
 * The matrix screen with its address state in memory: level, search, member and expanded rows. For
 * stories.
 */
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
