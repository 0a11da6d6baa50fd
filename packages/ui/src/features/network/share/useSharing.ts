import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { useOwnLink } from './useOwnLink.ts';

/** Whether the member's link is being shared; without a link it says so instead. Spec §8. */
export function useSharing() {
  const t = useMessage();
  const showToast = useShowToast();
  const url = useOwnLink();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open() {
      if (url === null) showToast({ tone: 'critical', text: t('toast.linkMissing') });
      else setOpen(true);
    },
    close: () => setOpen(false),
  };
}
