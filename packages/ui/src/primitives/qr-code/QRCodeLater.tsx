import { lazy, Suspense } from 'react';
import type { QRCodeProps } from './QRCode.tsx';

const QRCode = lazy(async () => ({ default: (await import('./QRCode.tsx')).QRCode }));

/** A QR code whose drawing loads with it. */
export function QRCodeLater(props: QRCodeProps) {
  return (
    <Suspense>
      <QRCode {...props} />
    </Suspense>
  );
}
