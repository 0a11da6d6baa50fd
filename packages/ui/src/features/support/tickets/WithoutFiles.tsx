import { ticketPath } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { UploadProgress } from '../../../patterns/upload-progress/UploadProgress.tsx';
import { usePorts } from '../../../ports/ports.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { newMessageKey } from '../attachments/sendOnce.ts';
import { useUploadBar } from '../attachments/useUploadBar.ts';
import { useUploads } from '../attachments/useUploads.ts';
import { uploadToTicket, useReply } from '../conversation/useReply.ts';
import { SupportBanner } from '../SupportBanner.tsx';

export interface WithoutFilesProps {
  ticketId: string;
  /** The files that failed to upload. */
  files: readonly File[];
}

/**
 * Reports that a ticket was created without its files; they can be sent now or attached in the
 * ticket. Spec §8.
 */
export function WithoutFiles({ ticketId, files }: WithoutFilesProps) {
  const t = useMessage();
  const { client } = usePorts();
  const retryButton = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // One key for all attempts.
  const [key] = useState(newMessageKey);
  const uploads = useUploads(uploadToTicket(client, ticketId));
  const { mutate, isPending, isSuccess } = useReply(ticketId, uploads.watch);
  const uploadPercent = useUploadBar(uploads.stage, isPending);

  // The pressed button was removed.
  useEffect(() => {
    if (isSuccess) link.current?.focus();
  }, [isSuccess]);

  function retry() {
    const signal = uploads.begin(files);
    mutate({ draft: { text: '', files }, key, signal });
  }

  function cancel() {
    retryButton.current?.focus();
    uploads.cancel();
  }

  if (isSuccess) {
    return (
      <Callout
        tone="positive"
        isLive
        action={
          <Link ref={link} href={ticketPath(ticketId)}>
            {t('conversation.title')}
          </Link>
        }
      >
        {t('attachments.uploaded')}
      </Callout>
    );
  }
  return (
    <Stack gap="s">
      <SupportBanner
        action={
          <>
            <Button ref={retryButton} size="s" tone="soft" isBusy={isPending} onPress={retry}>
              {t('common.retry')}
            </Button>
            <Link tone="inherit" href={ticketPath(ticketId)}>
              {t('createTicket.uploadFailed.open')}
            </Link>
          </>
        }
      >
        {t('createTicket.uploadFailed')}
      </SupportBanner>
      {uploadPercent !== null && (
        <UploadProgress
          percent={uploadPercent}
          files={uploads.progress}
          onCancel={isPending && uploads.stage === 'started' ? cancel : undefined}
        />
      )}
    </Stack>
  );
}
