import { referralUrl } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { showToast } from '../../primitives/toast/toasts.ts';

/** Copies the signed-in member's own link and says how that went. Spec §5, §8. */
export function useReferralLink(): () => Promise<void> {
  const { session, navigation, clipboard } = usePorts();
  const t = useMessage();
  return async () => {
    const memberId = session.user.get()?.profileLink.replace(/^@\//, '');
    if (!memberId) {
      showToast({ tone: 'critical', text: t('toast.linkMissing') });
      return;
    }
    await clipboard.write(referralUrl(navigation.origin, memberId)).then(
      () => showToast({ tone: 'positive', text: t('toast.linkCopied') }),
      () => showToast({ tone: 'critical', text: t('toast.linkNotCopied') }),
    );
  };
}
