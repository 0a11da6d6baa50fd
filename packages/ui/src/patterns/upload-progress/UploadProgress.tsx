import { formatFileSize } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { ProgressBar } from '../../primitives/progress-bar/ProgressBar.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { UploadProgressOf } from './fileProgress.ts';

export interface UploadProgressProps {
  /** 0 to 100. */
  percent: number;
  /** Bytes sent of each file. */
  files: UploadProgressOf;
  /** Cancels the message; omit it once cancelling is impossible. */
  onCancel?: (() => void) | undefined;
}

/**
 * Upload progress of a message's files: the bar follows time, the figures below follow bytes.
 * Spec §2, §4.
 */
export function UploadProgress({ percent, files, onCancel }: UploadProgressProps) {
  const t = useMessage();
  const label = percent === 100 ? t('attachments.uploaded') : t('attachments.uploading', { percent });
  return (
    <Stack gap="s">
      <ProgressBar label={label} value={percent} />
      {Array.from(files, ([file, { sent }], index) => (
        <Inline
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none ever moves.
          key={index}
          justifyContent="space-between"
          flexWrap="nowrap"
          gap="s"
        >
          <Text size="small" truncate>
            {file.name}
          </Text>
          <Text size="small" tone="muted">
            {t('attachments.sent', { sent: formatFileSize(sent), total: formatFileSize(file.size) })}
          </Text>
        </Inline>
      ))}
      {onCancel && (
        <Inline>
          <Button size="s" onPress={onCancel}>
            {t('attachments.cancel')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
