import { useMessage, useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';

/** Copies calldata and confirms with a toast. */
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
