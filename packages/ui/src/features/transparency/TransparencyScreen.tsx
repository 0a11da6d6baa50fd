import { useMessage } from '../../messages/useMessage.ts';
import { PageFailure } from '../../patterns/load-failure/PageFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { Books } from './books/Books.tsx';
import { isUnread, usePoolStatistics } from './books/poolStatisticsQuery.ts';
import { Recomputation } from './books/Recomputation.tsx';
import { AdminChangeList } from './changes/AdminChangeList.tsx';
import { useAdminChanges } from './changes/adminChangesQuery.ts';
import { FeeTerms } from './fees/FeeTerms.tsx';
import { PaidFee } from './fees/PaidFee.tsx';
import { usePoolTerms } from './fees/poolTermsQuery.ts';
import { RoleHolders } from './roles/RoleHolders.tsx';
import { useRoleHolders } from './roles/roleHoldersQuery.ts';

/** The public page for verifying the pools, without an account and independently of our server. */
export function TransparencyScreen() {
  const t = useMessage();
  const books = usePoolStatistics();
  const parts = [
    // The section itself reports a server that has not read the chain.
    isUnread(books.error) ? ({ status: 'loaded', data: null } as const) : loadableOf(books),
    loadableOf(usePoolTerms()),
    loadableOf(useRoleHolders()),
    loadableOf(useAdminChanges()),
  ];
  return (
    <Stack gap="l">
      <PageHeader title={t('transparency.title')} />
      <Stack gap="s" maxWidth="text">
        <Text as="p" inline>
          {t('transparency.intro')}
        </Text>
        <Text as="p" inline tone="muted">
          {t('transparency.intro.source')}
        </Text>
      </Stack>
      <PageFailure parts={parts} />
      <Books />
      <Recomputation />
      <Grid columns={{ phone: 1, desktop: 2 }} gap="l">
        <FeeTerms />
        <PaidFee />
      </Grid>
      <RoleHolders />
      <AdminChangeList />
    </Stack>
  );
}
