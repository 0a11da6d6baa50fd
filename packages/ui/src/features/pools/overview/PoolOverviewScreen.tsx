import { globalLevels, type PoolKind, paths, raceLevels } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { poolIcons } from '../../../patterns/pool-badge/poolIcons.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useLevelProgress } from '../levels/useLevelProgress.ts';
import { useOpenPurchase } from '../levels/useOpenPurchase.tsx';
import { FeeKey } from './FeeKey.tsx';
import { head, heads, lead, mark, note } from './PoolOverviewList.css.ts';
import { PoolOverviewList } from './PoolOverviewList.tsx';
import { usePoolMembers } from './poolMembersQuery.ts';

const counts: Record<PoolKind, number> = { race: raceLevels.length, global: globalLevels.length };
const families = ['race', 'global'] as const;

function partOf<Data>(loadable: Loadable<Data>): Data | 'loading' | 'failed' {
  return loadable.status === 'loaded' ? loadable.data : loadable.status;
}

/** Both pool families and the nine levels in the order of purchase. Spec §2. */
export function PoolOverviewScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const { connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const progress = useLevelProgress(wallet);
  const { open, dialog, place } = useOpenPurchase(wallet);
  const members = loadableOf(usePoolMembers());
  const failed = [progress, members].filter((part) => part.status === 'failed');
  const isLoading = [progress, members].some((part) => part.status === 'loading');
  return (
    <Stack gap="l">
      <PageHeader
        title={t('overview.title')}
        actions={<LinkButton href={paths.transparency}>{t('nav.transparency')}</LinkButton>}
      />
      <Text as="p" inline tone="muted" className={lead}>
        {t('overview.names')}
      </Text>
      {failed.length > 0 && (
        <LoadFailure
          onRetry={() => {
            for (const part of failed) part.onRetry();
          }}
        />
      )}
      <section ref={place} tabIndex={-1} aria-label={t('overview.levels')} aria-busy={isLoading}>
        {isLoading && <VisuallyHidden role="status">{t('level.loading')}</VisuallyHidden>}
        <div className={heads}>
          {families.map((kind) => (
            <div key={kind} className={head}>
              <Text inline tone={kind} className={mark}>
                <Icon icon={poolIcons[kind]} />
              </Text>
              <Heading level={2} size="title3">
                <bdi dir="ltr">{t(`overview.${kind}`)}</bdi>
              </Heading>
              <Badge>
                <span aria-hidden>{counts[kind]}</span>
                <VisuallyHidden>{t('overview.count', { count: counts[kind] })}</VisuallyHidden>
              </Badge>
              {kind === 'race' && (
                <Text size="small" tone="muted" className={note}>
                  {t('overview.race.note')}
                </Text>
              )}
            </div>
          ))}
        </div>
        <PoolOverviewList
          progress={partOf(progress)}
          members={partOf(members)}
          onPurchase={isOnline ? open : null}
        />
      </section>
      <FeeKey />
      {dialog}
    </Stack>
  );
}
