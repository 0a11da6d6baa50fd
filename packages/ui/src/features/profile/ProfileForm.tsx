import { maximumNameLength } from '@upline/domain';
import { type FormEvent, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { EditedPerson, ProfileDraft } from './profileDraft.ts';

export interface ProfileFormProps {
  /** What the button that submits it names in its `form`. */
  id: string;
  /** The profile as it is now. */
  person: EditedPerson;
  isSaving: boolean;
  onSave: (draft: ProfileDraft) => void;
}

/** What can be changed of a profile. Spec §5. */
export function ProfileForm({ id, person, isSaving, onSave }: ProfileFormProps) {
  const t = useMessage();
  const [written, setWritten] = useState(person.name);
  const [photo, setPhoto] = useState<ProfileDraft['photo']>();
  const name = written.trim();
  const isTooLong = name.length > maximumNameLength;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong && !isSaving) onSave({ name, ...(photo !== undefined && { photo }) });
  }
  return (
    <Stack gap="l">
      {/* The photo stands outside, so that Enter in the only field of the form saves. */}
      <form id={id} onSubmit={submit}>
        <TextField
          label={t('profile.edit.name')}
          value={written}
          onChange={setWritten}
          isReadOnly={isSaving}
          autoFocus
          autoComplete="nickname"
          errorMessage={isTooLong ? t('profile.edit.nameTooLong', { limit: maximumNameLength }) : undefined}
        />
      </form>
      <PhotoField person={person} photo={photo} onChange={setPhoto} isDisabled={isSaving} />
    </Stack>
  );
}
