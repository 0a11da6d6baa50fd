import { useMessage, useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';

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
