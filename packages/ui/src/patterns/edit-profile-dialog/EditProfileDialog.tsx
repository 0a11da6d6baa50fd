import { maximumNameLength } from '@upline/domain';
import { type FormEvent, useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';

export interface EditProfileDialogProps {
  isOpen: boolean;
  /** The name as it is now. */
  name: string;
  isSaving: boolean;
  /** Takes the new name, trimmed. */
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Changes the member's name. Spec §2. */
export function EditProfileDialog({ isOpen, name, isSaving, onSave, onClose }: EditProfileDialogProps) {
  const t = useMessage();
  const formId = useId();
  return (
    <Dialog
      title={t('profile.edit')}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isBusy={isSaving}
            busyLabel={t('profile.edit.saving')}
          >
            {t('common.save')}
          </Button>
        </>
      }
    >
      <NameForm id={formId} initial={name} onSave={onSave} />
    </Dialog>
  );
}

interface NameFormProps {
  id: string;
  initial: string;
  onSave: (name: string) => void;
}

// The dialog mounts it anew each time it opens, so it always begins with the name as it is.
function NameForm({ id, initial, onSave }: NameFormProps) {
  const t = useMessage();
  const [draft, setDraft] = useState(initial);
  const name = draft.trim();
  const isTooLong = name.length > maximumNameLength;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong) onSave(name);
  }
  return (
    <form id={id} onSubmit={submit}>
      <TextField
        label={t('profile.edit.name')}
        value={draft}
        onChange={setDraft}
        autoFocus
        autoComplete="nickname"
        errorMessage={isTooLong ? t('profile.edit.nameTooLong', { limit: maximumNameLength }) : undefined}
      />
    </form>
  );
}
