import { profileTextNames } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';
import type { EditedPerson, ProfileDraft } from './profileDraft.ts';
import { isRefusal, textRefusal, useUpdateProfile } from './useUpdateProfile.ts';

export interface EditProfileProps {
  wallet: string;
  person: Omit<EditedPerson, 'wallet'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves changed texts and a new photo; a failure keeps the input. Spec §4, §8. */
export function EditProfile({ wallet, person, isOpen, onClose }: EditProfileProps) {
  const t = useMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useUpdateProfile(wallet);

  function save(draft: ProfileDraft) {
    const change: Partial<ProfileDraft> = { ...draft };
    for (const text of profileTextNames) if (draft[text] === person[text]) delete change[text];
    mutate(change, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t('toast.profileUpdated') });
        onClose();
      },
      onError: (error) => {
        const ofText = textRefusal(error);
        const text = t(isRefusal(error) ? 'toast.profileNotUpdated' : 'toast.profileError');
        showToast({ tone: 'critical', text: ofText ? t(ofText) : text });
      },
    });
  }

  return (
    <EditProfileDialog
      isOpen={isOpen}
      person={{ ...person, wallet }}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
