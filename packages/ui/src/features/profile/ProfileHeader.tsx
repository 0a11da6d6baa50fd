import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Address } from '../../primitives/address/Address.tsx';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { ProfileCover } from './ProfileCover.tsx';
import * as styles from './ProfileHeader.css.ts';
import { ReachedLevels, type ReachedLevelsProps } from './ReachedLevels.tsx';

interface Who extends ReachedLevelsProps {
  photo: string;
  /** Checksummed. */
  wallet: string;
}

export interface ProfileHeaderProps {
  title: string;
  /** `null` while loading. */
  person: Who | null;
  /** Opens the editor; undefined for another member. */
  onEdit?: () => void;
  /**
   * Shown instead of the wallet while it loads; undefined for the own profile, which lists the
   * wallet below.
   */
  waiting?: ReactNode;
}

/**
 * Header of a member page: cover, picture, name as title, another member's wallet, and reached
 * levels. Spec §2.
 */
export function ProfileHeader({ title, person, onEdit, waiting }: ProfileHeaderProps) {
  const t = useMessage();
  return (
    <header aria-busy={!person}>
      <ProfileCover wallet={person?.wallet ?? null} />
      <div className={styles.person}>
        {person ? (
          <Avatar size="xl" wallet={person.wallet} photo={person.photo} className={styles.portrait} />
        ) : (
          <Skeleton picture="xl" className={styles.portrait} />
        )}
        <div className={styles.name}>
          <Heading level={1}>{title}</Heading>
          {person && !person.isOwn ? (
            <Text as="div" tone="muted">
              <Address wallet={person.wallet} />
            </Text>
          ) : (
            waiting
          )}
        </div>
        {person && (
          <div className={styles.levels}>
            <ReachedLevels activated={person.activated} isOwn={person.isOwn} />
          </div>
        )}
        {onEdit && (
          <div className={styles.edit}>
            <Button icon={Pencil} isDisabled={!person} onPress={onEdit}>
              {t('profile.edit')}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
