import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { EditedPerson, ProfileDraft } from './profileDraft.ts';

export interface EditProfileDialogProps {
  isOpen: boolean;
  person: EditedPerson;
  isSaving: boolean;
  onSave: (draft: ProfileDraft) => void;
  onClose: () => void;
}

/** Edits a member's own texts and photo. Spec §2. */
export function EditProfileDialog({ isOpen, person, isSaving, onSave, onClose }: EditProfileDialogProps) {
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
      {/* The dialog mounts the form on opening, so it starts with the current profile. */}
      <ProfileForm id={formId} person={person} isSaving={isSaving} onSave={onSave} />
    </Dialog>
  );
}
