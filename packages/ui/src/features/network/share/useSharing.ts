import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { useOwnLink } from './useOwnLink.ts';

/** Open state of the share sheet; without a link, opening shows a toast instead. Spec §8. */
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
