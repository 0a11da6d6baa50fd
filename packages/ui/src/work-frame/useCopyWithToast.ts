import { useMessage } from '../messages/useMessage.ts';
import { usePorts } from '../ports/ports.tsx';
import { useShowToast } from '../primitives/toast/toasts.ts';

/** Copies a text and confirms with a toast. */
export function useCopyWithToast(): (text: string) => void {
  const t = useMessage();
  const { clipboard } = usePorts();
  const showToast = useShowToast();
  return (text) =>
    void clipboard.write(text).then(
      () => showToast({ tone: 'positive', text: t('common.copied') }),
      () => showToast({ tone: 'critical', text: t('common.notCopied') }),
    );
}
