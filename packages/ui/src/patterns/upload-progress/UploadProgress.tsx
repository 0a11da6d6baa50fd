import { useMessage } from '../../messages/useMessage.ts';
import { ProgressBar } from '../../primitives/progress-bar/ProgressBar.tsx';

export interface UploadProgressProps {
  /** 0 to 100. */
  percent: number;
}

/** How far the files of a message have come. Spec §2, §4. */
export function UploadProgress({ percent }: UploadProgressProps) {
  const t = useMessage();
  const label = percent === 100 ? t('attachments.uploaded') : t('attachments.uploading', { percent });
  return <ProgressBar label={label} value={percent} />;
}
