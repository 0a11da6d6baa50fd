import { lazy, Suspense, useState } from 'react';
import type { ShareLinkProps } from './ShareLink.tsx';

// The code for cameras is fetched when a member shares, not with every first page.
const ShareLink = lazy(async () => ({ default: (await import('./ShareLink.tsx')).ShareLink }));

/** The sheet that shares the member's link, fetched when it is first opened. */
export function ShareLinkLater(props: ShareLinkProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense>
      <ShareLink {...props} />
    </Suspense>
  ) : null;
}
