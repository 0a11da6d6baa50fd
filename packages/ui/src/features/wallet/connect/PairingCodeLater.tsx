import { lazy, Suspense } from 'react';
import type { PairingCodeProps } from './PairingCode.tsx';

const PairingCode = lazy(async () => ({ default: (await import('./PairingCode.tsx')).PairingCode }));

/** The pairing code, loaded on demand. */
export function PairingCodeLater(props: PairingCodeProps) {
  return (
    <Suspense>
      <PairingCode {...props} />
    </Suspense>
  );
}
