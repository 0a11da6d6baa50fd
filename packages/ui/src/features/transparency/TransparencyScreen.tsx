import { useMessage } from '../../messages/useMessage.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Books } from './books/Books.tsx';
import { Recomputation } from './books/Recomputation.tsx';
import { AdminChangeList } from './changes/AdminChangeList.tsx';
import { FeeTerms } from './fees/FeeTerms.tsx';
import { PaidFee } from './fees/PaidFee.tsx';
import { RoleHolders } from './roles/RoleHolders.tsx';

/** The public page on which anybody checks the pools, without an account and past our server. */
export function TransparencyScreen() {
  const t = useMessage();
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
      <Books />
      <Recomputation />
      <FeeTerms />
      <PaidFee />
      <RoleHolders />
      <AdminChangeList />
    </Stack>
  );
}
