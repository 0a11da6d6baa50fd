import { useMessage } from '../../messages/useMessage.ts';
import { EditProfileDialog } from '../../patterns/edit-profile-dialog/EditProfileDialog.tsx';
import { showToast } from '../../primitives/toast/toasts.ts';
import { isRefusal, useUpdateProfile } from '../../queries/useUpdateProfile.ts';

export interface EditProfileProps {
  wallet: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves a new name; a change that did not get through keeps what was typed. Spec §4, §8. */
export function EditProfile({ wallet, name, isOpen, onClose }: EditProfileProps) {
  const t = useMessage();
  const { mutate, isPending } = useUpdateProfile(wallet);

  function save(draft: string) {
    mutate(draft, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t('toast.profileUpdated') });
        onClose();
      },
      onError: (error) => {
        const text = t(isRefusal(error) ? 'toast.profileNotUpdated' : 'toast.profileError');
        showToast({ tone: 'critical', text });
      },
    });
  }

  return (
    <EditProfileDialog isOpen={isOpen} name={name} isSaving={isPending} onSave={save} onClose={onClose} />
  );
}
