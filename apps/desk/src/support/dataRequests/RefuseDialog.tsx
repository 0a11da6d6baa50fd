import { isBlank, maximumRefusalReason } from '@upline/domain';
import { AlertDialog, TextArea } from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';

interface RefuseDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}

/** Asks for a refusal reason, which the member reads. */
export function RefuseDialog({ isOpen, isBusy, onClose, onRefuse }: RefuseDialogProps) {
  const d = useDeskMessage();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isBlank(reason);

  function refuse() {
    setTried(true);
    if (!isMissing) onRefuse(reason.trim());
  }

  return (
    <AlertDialog
      title={d('desk.data.refuse.title')}
      confirmLabel={d('desk.data.refuse')}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={refuse}
      isBusy={isBusy}
      busyLabel={d('desk.data.fulfilling')}
    >
      <TextArea
        label={d('desk.data.reason')}
        description={d('desk.data.refuse.hint')}
        {...(isTried && isMissing && { errorMessage: d('desk.data.refuse.none') })}
        maxLength={maximumRefusalReason}
        value={reason}
        onChange={setReason}
      />
    </AlertDialog>
  );
}
