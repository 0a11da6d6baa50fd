import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { ProfileCover } from './ProfileCover.tsx';
import { name as nameStyle, person, portrait, root } from './ProfileHeader.css.ts';

export interface ProfileHeaderProps {
  /** `null` while it is on its way. */
  person: { name: string; photo: string } | null;
  /** Changes the profile; another member's offers none. */
  onEdit?: () => void;
  /** A line below the name. */
  children?: ReactNode;
}

/** Who a profile is about: cover, photo and name, “Anonymous” for one who has given none. Spec §2. */
export function ProfileHeader({ person: who, onEdit, children }: ProfileHeaderProps) {
  const t = useMessage();
  return (
    <Card className={root} aria-busy={!who}>
      <ProfileCover />
      <div className={person}>
        <Avatar size="xl" name={who?.name} photo={who?.photo} className={portrait} />
        <div className={nameStyle}>
          {who ? (
            <Heading level={2}>{who.name || t('common.anonymous')}</Heading>
          ) : (
            <Skeleton text="title2" />
          )}
          {children}
        </div>
        {onEdit && (
          <Button icon={Pencil} isDisabled={!who} onPress={onEdit}>
            {t('profile.edit')}
          </Button>
        )}
      </div>
    </Card>
  );
}
