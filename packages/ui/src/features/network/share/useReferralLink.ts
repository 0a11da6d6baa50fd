import { useQueryClient } from '@tanstack/react-query';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { enrolmentQuery } from '../enrolment/enrolmentQuery.ts';
import { useOwnLink } from './useOwnLink.ts';

/** Cache lifetime of the enrolment state, in milliseconds. */
const freshFor = 30_000;

/** Copies the signed-in member's link and shows a toast with the result. Spec §5, §8. */
export function useReferralLink(): () => Promise<void> {
  const { client, clipboard } = usePorts();
  const url = useOwnLink();
  const t = useMessage();
  const showToast = useShowToast();
  const wallet = useWalletId();
  const queries = useQueryClient();

  /** Warns a member who shares with an unsigned enrolment. */
  async function warn() {
    const place = await queries.fetchQuery({ ...enrolmentQuery(client, wallet), staleTime: freshFor });
    if (place.state === 'unsigned') showToast({ tone: 'caution', text: t('place.unsigned') });
  }

  return async () => {
    if (url === null) {
      showToast({ tone: 'critical', text: t('toast.linkMissing') });
      return;
    }
    await clipboard.write(url).then(
      () => {
        showToast({ tone: 'positive', text: t('toast.linkCopied') });
        void warn().catch(() => showToast({ tone: 'caution', text: t('place.unknown') }));
      },
      () => showToast({ tone: 'critical', text: t('toast.linkNotCopied') }),
    );
  };
}
