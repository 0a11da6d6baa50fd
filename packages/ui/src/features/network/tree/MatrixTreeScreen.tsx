import { type Position, paths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { MatrixSkeleton } from './MatrixSkeleton.tsx';
import { MatrixView } from './MatrixView.tsx';
import { useReferralTree } from './referralTreeQuery.ts';
import { TreePath } from './TreePath.tsx';
import { TreeToolbar } from './TreeToolbar.tsx';

interface NoPlaceProps {
  /** The level that would bring a place. */
  position: Position;
}

/** Stands where the tree of a level would be that the member has not bought. */
function NoPlace({ position }: NoPlaceProps) {
  const t = useMessage();
  return (
    <Card>
      <EmptyState
        title={t('tree.noPlace')}
        action={<LinkButton href={paths.forgeRace}>{t('nav.forgeRace')}</LinkButton>}
      >
        {t('tree.noPlace.hint', { level: position })}
      </EmptyState>
    </Card>
  );
}

/** What is looked at of the matrix. */
export interface MatrixTreeQuestion {
  /** The race level whose tree it is: 1, 2, 4 or 5. */
  position: Position;
  /** Whom to find below the member; `''` for the member's own place. */
  search: string;
  /** The wallets whose rows are expanded. */
  expanded: readonly string[];
}

export interface MatrixTreeScreenProps extends MatrixTreeQuestion {
  /** Called with what is to be shown next; the parent keeps it, for example in the address. */
  onChange: (question: MatrixTreeQuestion) => void;
}

/** The member's place in a fee's matrix, or that of a member below, with all who stand below it. Spec §2. */
export function MatrixTreeScreen({ position, search, expanded, onChange }: MatrixTreeScreenProps) {
  const t = useMessage();
  const wallet = useWalletId();
  const own = useReferralTree({ wallet, position });
  const found = useReferralTree(search === '' ? null : { wallet, position, search });
  const loadable = loadableOf(own);
  const part = found.data ?? own.data;
  const isSearching = search !== '' && found.isFetching;
  const show = (change: Partial<MatrixTreeQuestion>) =>
    onChange({ position, search, expanded: [], ...change });
  return (
    <Stack gap="l">
      <PageHeader title={t('tree.title')} />
      <Card>
        <TreeToolbar
          position={position}
          onPositionChange={(next) => show({ position: next, search: '' })}
          search={search}
          onSearch={(words) => (words === search ? void found.refetch() : show({ search: words }))}
          isSearching={isSearching}
        />
        {found.data === null && !isSearching && (
          <div role="alert">
            <Callout tone="caution">{t('members.noMatch')}</Callout>
          </div>
        )}
        {found.isError && !isSearching && <LoadFailure onRetry={() => void found.refetch()} />}
      </Card>
      {found.data && (
        <TreePath path={found.data.path} position={position} onBack={() => show({ search: '' })} />
      )}
      {part ? (
        <MatrixView
          part={part}
          position={position}
          isOwn={part.root.wallet === wallet}
          isBusy={isSearching}
          expanded={expanded}
          onExpandedChange={(wallets) => show({ expanded: wallets })}
        />
      ) : loadable.status === 'loading' ? (
        <MatrixSkeleton />
      ) : loadable.status === 'failed' ? (
        <LoadFailure onRetry={loadable.onRetry} />
      ) : (
        <NoPlace position={position} />
      )}
    </Stack>
  );
}
