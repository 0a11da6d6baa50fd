import { lazy, Suspense, useState } from 'react';
import type { ShareLinkProps } from './ShareLink.tsx';

// Lazy: keeps the QR code generator out of the first page.
const ShareLink = lazy(async () => ({ default: (await import('./ShareLink.tsx')).ShareLink }));

/** The share sheet, loaded when first opened. */
export function ShareLinkLater(props: ShareLinkProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense>
      <ShareLink {...props} />
    </Suspense>
  ) : null;
}
