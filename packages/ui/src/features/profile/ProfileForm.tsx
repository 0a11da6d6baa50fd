import { byProfileText, profileTextNames, profileTextsOf } from '@upline/domain';
import { type FormEvent, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { EditedPerson, ProfileDraft } from './profileDraft.ts';

export interface ProfileFormProps {
  /** Form ID for the `form` attribute of the submit button. */
  id: string;
  person: EditedPerson;
  isSaving: boolean;
  onSave: (draft: ProfileDraft) => void;
}

/** The editable fields of a profile. Spec §5. */
export function ProfileForm({ id, person, isSaving, onSave }: ProfileFormProps) {
  const t = useMessage();
  const [written, setWritten] = useState(() => profileTextsOf(person));
  const [photo, setPhoto] = useState<ProfileDraft['photo']>();
  const texts = byProfileText((text) => written[text].trim());
  const tooLong = byProfileText((text, limit) => (texts[text].length > limit ? { limit } : null));
  function submit(event: FormEvent) {
    event.preventDefault();
    const isTooLong = profileTextNames.some((text) => tooLong[text]);
    if (!isTooLong && !isSaving) onSave({ ...texts, ...(photo !== undefined && { photo }) });
  }
  return (
    <Stack gap="l">
      {/* The photo is outside the form, so that Enter in a field saves. */}
      <Stack as="form" gap="l" id={id} onSubmit={submit}>
        {profileTextNames.map((text) => (
          <TextField
            key={text}
            label={t(`profile.edit.${text}`)}
            value={written[text]}
            onChange={(value) => setWritten({ ...written, [text]: value })}
            isReadOnly={isSaving}
            autoFocus={text === 'name'}
            autoComplete={text === 'name' ? 'nickname' : 'off'}
            errorMessage={tooLong[text] ? t('profile.edit.tooLong', tooLong[text]) : undefined}
          />
        ))}
      </Stack>
      <PhotoField person={person} photo={photo} onChange={setPhoto} isDisabled={isSaving} />
    </Stack>
  );
}
