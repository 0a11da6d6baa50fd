import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { invited } from './AccessCard.css.ts';
import type { InvitationProps } from './Invitation.tsx';

export interface InvitationSlotProps {
  /** The upline of the link; `null` without one. */
  upline: string | null;
}

/**
 * The place of the invitation on the first step. A build draws it empty; index.html opens it for
 * links, so that nothing shifts when the invitation loads.
 */
export function InvitationSlot({ upline }: InvitationSlotProps) {
  const [Invitation, setInvitation] = useState<ComponentType<InvitationProps> | null>(null);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (upline === null) delete dataset.invited;
    else dataset.invited = '';
    return () => {
      delete dataset.invited;
    };
  }, [upline]);

  useEffect(() => {
    if (upline === null) return;
    import('./Invitation.tsx').then(
      (loaded) => setInvitation(() => loaded.Invitation),
      // Without it the link still works: the sponsor is shown before the signature.
      () => undefined,
    );
  }, [upline]);

  return <div className={invited}>{upline !== null && Invitation && <Invitation upline={upline} />}</div>;
}
