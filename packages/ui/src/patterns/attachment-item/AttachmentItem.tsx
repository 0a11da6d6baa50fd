import { formatFileSize } from '@upline/domain';
import { FileText, RotateCw, X } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { FileProgress } from '../upload-progress/fileProgress.ts';
import { buttons, item, picture, preview, words } from './AttachmentItem.css.ts';
import { usePreview } from './usePreview.ts';

export interface AttachmentItemProps {
  file: File;
  onRemove: () => void;
  /** State of the upload; omit it until an upload has been tried. */
  state?: FileProgress['state'] | undefined;
  /** Retries the upload. */
  onRetry?: (() => void) | undefined;
  /** @default false */
  isDisabled?: boolean;
}

/** A file to be sent with a message: preview, name and size. Spec §2. */
export function AttachmentItem({ file, onRemove, state, onRetry, isDisabled = false }: AttachmentItemProps) {
  const t = useMessage();
  const url = usePreview(file);
  return (
    <li className={item}>
      <span className={preview}>
        {url ? <img src={url} alt="" className={picture} /> : <Icon icon={FileText} />}
      </span>
      <span className={words}>
        <Text size="small" truncate title={file.name}>
          {file.name}
        </Text>
        <Text size="small" tone="muted">
          {formatFileSize(file.size)}
        </Text>
        {state === 'failed' && (
          <Text size="small" tone="critical">
            {t('attachments.notUploaded')}
          </Text>
        )}
        {state === 'done' && (
          <Text size="small" tone="positive">
            {t('attachments.isUploaded')}
          </Text>
        )}
      </span>
      <span className={buttons}>
        {state === 'failed' && onRetry && (
          <IconButton
            tone="quiet"
            icon={RotateCw}
            label={t('attachments.retry', { name: file.name })}
            isDisabled={isDisabled}
            onPress={onRetry}
          />
        )}
        <IconButton
          tone="quiet"
          icon={X}
          label={t('attachments.remove', { name: file.name })}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      </span>
    </li>
  );
}
