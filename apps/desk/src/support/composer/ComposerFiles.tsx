import { attachmentName, formatFileSize, type MessageId, maximumAttachments } from '@upline/domain';
import { type FileProgress, fileKey, Icon, IconButton, Link, usePreview } from '@upline/ui';
import { FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './Composer.css.ts';
import type { Attachments } from './useAttachments.ts';

const refused: Partial<
  Record<MessageId, 'desk.files.tooLarge' | 'desk.files.wrongType' | 'desk.files.empty'>
> = {
  'attachments.tooLarge': 'desk.files.tooLarge',
  'attachments.wrongType': 'desk.files.wrongType',
  'attachments.emptyFile': 'desk.files.empty',
};

interface FileLineProps {
  file: File;
  state: FileProgress['state'] | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

function FileLine({ file, state, onRetry, onRemove }: FileLineProps) {
  const d = useDeskMessage();
  const picture = usePreview(file);
  return (
    <li className={styles.later}>
      {picture ? <img src={picture} alt="" className={styles.preview} /> : <Icon icon={FileText} size="s" />}
      <span>{file.name}</span>
      <span>{formatFileSize(file.size)}</span>
      {state === 'sending' && <span role="status">{d('desk.files.uploading')}</span>}
      {state === 'failed' && (
        <>
          <span role="alert" className={styles.failure}>
            {d('desk.files.failed')}
          </span>
          <IconButton
            tone="quiet"
            icon={RotateCw}
            label={d('desk.files.again', { name: file.name })}
            onPress={onRetry}
          />
        </>
      )}
      <IconButton
        tone="quiet"
        icon={X}
        label={d('desk.files.remove', { name: file.name })}
        onPress={onRemove}
      />
    </li>
  );
}

export interface ComposerFilesProps {
  attachments: Attachments;
  /** Called after a file is removed together with its button. */
  onRemoved: () => void;
}

/** The files of the current text; files of an undone reply come first. */
export function ComposerFiles({ attachments, onRemoved }: ComposerFilesProps) {
  const d = useDeskMessage();
  const { files, setFiles, links, setLinks, refusals, progress, retry } = attachments;
  return (
    <>
      {refusals.map(({ id, values }) => {
        const word = refused[id];
        const name = String(values?.name);
        return (
          <span key={`${id} ${name}`} role="alert" className={styles.failure}>
            {word ? d(word, { name }) : d('desk.files.tooMany', { limit: maximumAttachments })}
          </span>
        );
      })}
      {files.length + links.length > 0 && (
        <ul className={styles.files} aria-label={d('desk.files')}>
          {links.map((url) => (
            <li key={url} className={styles.later}>
              <Icon icon={Paperclip} size="s" />
              <Link href={url} target="_blank" rel="noopener">
                {attachmentName(url)}
              </Link>
              <IconButton
                tone="quiet"
                icon={X}
                label={d('desk.files.remove', { name: attachmentName(url) })}
                onPress={() => {
                  setLinks(links.filter((other) => other !== url));
                  onRemoved();
                }}
              />
            </li>
          ))}
          {files.map((file) => (
            <FileLine
              key={fileKey(file)}
              file={file}
              state={progress.get(file)?.state}
              onRetry={() => retry(file)}
              onRemove={() => {
                setFiles(files.filter((other) => other !== file));
                onRemoved();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
