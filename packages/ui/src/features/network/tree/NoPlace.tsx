import { type Position, paths, shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './NoPlace.css.ts';

export interface NoPlaceProps {
  wallet: string;
  /** The level to buy. */
  position: Position;
}

/** Replaces the tree of a level that the member does not own. */
export function NoPlace({ wallet, position }: NoPlaceProps) {
  const t = useMessage();
  return (
    <PanelCell>
      <div className={styles.root}>
        <div className={styles.place}>
          <Avatar wallet={wallet} size="m" />
          <Stack gap="s">
            <Text size="bodyStrong" align="start">
              {t('tree.you')}
            </Text>
            <Text size="mono" tone="muted">
              {shortAddress(wallet)}
            </Text>
          </Stack>
        </div>
        <Text as="p">{t('tree.noPlace', { level: position })}</Text>
        <LinkButton href={paths.forgeRace}>{t('nav.forgeRace')}</LinkButton>
      </div>
    </PanelCell>
  );
}
