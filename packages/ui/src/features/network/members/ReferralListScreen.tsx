import { listPageSize } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { mapLoadable } from '../../../patterns/loadable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import type { ListPageProps, ListQuestion } from './ListPage.tsx';
import { MemberListPage } from './MemberListPage.tsx';
import { memberRowOf } from './memberRowOf.ts';
import { useReferrals } from './referralsQuery.ts';

export interface ReferralListScreenProps extends ListQuestion, Pick<ListPageProps, 'onTurnBack'> {
  /** Called with the next question; the parent stores it, for example in the address. */
  onChange: (question: ListQuestion) => void;
}

/** The member's direct referrals. Spec §2. */
export function ReferralListScreen({ search, page, onChange, onTurnBack }: ReferralListScreenProps) {
  const t = useMessage();
  const query = useReferrals(useWalletId(), { search, page, limit: listPageSize });
  return (
    <MemberListPage
      title={t('dashboard.referrals.title')}
      searchLabel={t('tree.search')}
      list={mapLoadable(loadableOf(query), ({ referrals, ...page }) => ({
        ...page,
        members: referrals.map(memberRowOf),
      }))}
      isBusy={query.isPlaceholderData}
      emptyText={t('dashboard.referrals.empty')}
      countText={(total) => t('dashboard.referrals.total', { total })}
      search={search}
      page={page}
      onChange={onChange}
      onTurnBack={onTurnBack}
    />
  );
}
