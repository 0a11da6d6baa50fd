import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { useOwnLink } from './useOwnLink.ts';

/** Copies the signed-in member's own link and says how that went. Spec §5, §8. */
export function useReferralLink(): () => Promise<void> {
  const { clipboard } = usePorts();
  const url = useOwnLink();
  const t = useMessage();
  const showToast = useShowToast();
  return async () => {
    if (url === null) {
      showToast({ tone: 'critical', text: t('toast.linkMissing') });
      return;
    }
    await clipboard.write(url).then(
      () => showToast({ tone: 'positive', text: t('toast.linkCopied') }),
      () => showToast({ tone: 'critical', text: t('toast.linkNotCopied') }),
    );
  };
}
