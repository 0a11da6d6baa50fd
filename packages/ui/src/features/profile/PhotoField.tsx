import { photoFault, photoTypes } from '@upline/domain';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePreview } from '../../patterns/attachment-item/usePreview.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { DropZone } from '../../primitives/drop-zone/DropZone.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { EditedPerson, ProfileDraft } from './profileDraft.ts';

interface ChosenPhotoProps {
  file: File;
  /** Whose photo it will be. */
  wallet: string;
}

/** A photo as it will be, before it is uploaded. */
function ChosenPhoto({ file, wallet }: ChosenPhotoProps) {
  return <Avatar size="xl" wallet={wallet} photo={usePreview(file) ?? ''} />;
}

export interface PhotoFieldProps {
  /** The profile as it is now. */
  person: EditedPerson;
  photo: ProfileDraft['photo'];
  onChange: (photo: ProfileDraft['photo']) => void;
  isDisabled: boolean;
}

/** The member's photo: as it is or will be, another one by choosing or dropping, or none. Spec §5. */
export function PhotoField({ person, photo, onChange, isDisabled }: PhotoFieldProps) {
  const t = useMessage();
  const [fault, setFault] = useState<ReturnType<typeof photoFault>>(null);
  const zone = useRef<HTMLDivElement>(null);
  const hasPhoto = photo === undefined ? person.photo !== '' : photo !== null;

  function take(file: File) {
    const found = photoFault(file);
    setFault(found);
    if (!found) onChange(file);
  }

  function remove() {
    setFault(null);
    // One that was only chosen is taken back; then the one there is can be taken away.
    onChange(photo ? undefined : null);
    // The pressed button may be gone: what can be done next has the focus.
    zone.current?.querySelector('button')?.focus();
  }

  return (
    <Stack gap="m">
      <Inline gap="m" alignItems="center">
        {photo ? (
          <ChosenPhoto key={`${photo.name} ${photo.lastModified}`} file={photo} wallet={person.wallet} />
        ) : (
          <Avatar size="xl" wallet={person.wallet} photo={photo === null ? '' : person.photo} />
        )}
        <Stack gap="s" alignItems="flex-start">
          <Text size="bodyStrong">{t('profile.photo')}</Text>
          {hasPhoto && (
            <Button icon={Trash2} size="s" isDisabled={isDisabled} onPress={remove}>
              {t('profile.photo.remove')}
            </Button>
          )}
        </Stack>
      </Inline>
      <DropZone
        ref={zone}
        label={t('profile.photo')}
        hint={t('profile.photo.hint')}
        buttonLabel={t('profile.photo.choose')}
        description={t('profile.photo.kinds')}
        accept={photoTypes}
        isDisabled={isDisabled}
        onSelect={([file]) => file && take(file)}
      />
      {fault && (
        <Callout tone="critical" isLive>
          {t(`profile.photo.${fault}`)}
        </Callout>
      )}
    </Stack>
  );
}
