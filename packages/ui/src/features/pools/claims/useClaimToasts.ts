import type { ClaimState } from '@upline/domain';
import { useEffect } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { isShown } from '../steps/shownResults.ts';

/** Claims already reported, so that another screen does not repeat the toast. */
const told = new WeakSet<ClaimState>();

/** Reports a claim's result in a toast, on every screen. Spec §8. */
export function useClaimToasts(): void {
  const t = useMessage();
  const showToast = useShowToast();
  const { claims } = usePorts();
  const claim = useReadable(claims.current);
  useEffect(() => {
    if (!claim || claim.status === 'running' || told.has(claim)) return;
    told.add(claim);
    const { failure } = claim;
    if (!failure) {
      showToast({ tone: 'positive', text: t('toast.claimSuccessful') });
    } else {
      const isOwnWill = failure.notice.id === 'toast.userCancelled';
      const tone = isOwnWill ? 'info' : 'critical';
      showToast({ tone, text: t(failure.notice), isSilent: isShown(claim) });
    }
  }, [claim, showToast, t]);
}
