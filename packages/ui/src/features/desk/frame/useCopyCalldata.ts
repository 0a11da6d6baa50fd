import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';

/** Copies calldata by a key, which shows nothing of its own: a toast says that it is done. */
export function useCopyCalldata(): (calldata: string) => void {
  const t = useMessage();
  const { clipboard } = usePorts();
  const showToast = useShowToast();
  return (calldata) =>
    void clipboard.write(calldata).then(
      () => showToast({ tone: 'positive', text: t('common.copied') }),
      () => showToast({ tone: 'critical', text: t('common.notCopied') }),
    );
}
