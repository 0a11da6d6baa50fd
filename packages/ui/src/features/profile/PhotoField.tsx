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
  wallet: string;
}

/** Preview of a chosen photo before the upload. */
function ChosenPhoto({ file, wallet }: ChosenPhotoProps) {
  return <Avatar size="xl" wallet={wallet} photo={usePreview(file) ?? ''} />;
}

export interface PhotoFieldProps {
  person: EditedPerson;
  photo: ProfileDraft['photo'];
  onChange: (photo: ProfileDraft['photo']) => void;
  isDisabled: boolean;
}

/**
 * The member's photo: shows it, replaces it by choosing or dropping a file, or removes it. Spec §5.
 */
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
    // Discards a chosen photo first; after that, removes the stored one.
    onChange(photo ? undefined : null);
    // The pressed button may disappear; focus the first remaining one.
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
