import { levelAt, paths, splitRaceFee } from '@upline/domain';
import { Network } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { Claim } from '../claims/Claim.tsx';
import { useActivated } from './activatedQuery.ts';
import { CatchUpNotice } from './CatchUpNotice.tsx';
import { LevelBoard } from './LevelBoard.tsx';
import { intro } from './LevelCard.css.ts';
import { percentOf } from './percentOf.ts';

const { fee } = levelAt(1);
const { bonus, perUpline } = splitRaceFee(fee);

/** The six levels of Forge Race with the claim of their rewards. Spec §2. */
export function ForgeRaceScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const { data: activated = [] } = useActivated(wallet);
  return (
    <Stack gap="l">
      <PageHeader
        title={t('pool.race')}
        actions={
          <LinkButton icon={Network} href={paths.matrixTree}>
            {t('pools.race.tree')}
          </LinkButton>
        }
      />
      <Text as="p" tone="muted" className={intro}>
        {t('level.race.intro', { upline: percentOf(perUpline, fee), sponsor: percentOf(bonus, fee) })}
      </Text>
      <CatchUpNotice />
      <LevelBoard kind="race" />
      {activated.length > 0 && (
        <Panel>
          <PanelCell>
            <Claim wallet={wallet} kind="race" />
          </PanelCell>
        </Panel>
      )}
    </Stack>
  );
}
