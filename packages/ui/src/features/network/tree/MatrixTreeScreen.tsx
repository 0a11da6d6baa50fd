import { type Position, shortAddress, treeLookedAtMost } from '@upline/domain';
import { Undo2 } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../../primitives/panel/PanelCells.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { FeeSelector } from './FeeSelector.tsx';
import { MatrixSkeleton } from './MatrixSkeleton.tsx';
import { MatrixView } from './MatrixView.tsx';
import { NoPlace } from './NoPlace.tsx';
import { type MatrixPart, useReferralTree } from './referralTreeQuery.ts';
import { TreeCounts } from './TreeCounts.tsx';
import { MatchesSaid, TreeMatches } from './TreeMatches.tsx';
import { TreePath } from './TreePath.tsx';
import { bar, said } from './TreeToolbar.css.ts';
import { TreeToolbar } from './TreeToolbar.tsx';
import { type TreeMatch, useTreeCounts, useTreeSearch } from './treeSearchQuery.ts';

export interface MatrixTreeQuestion {
  /** The race level of the tree: 1, 2, 4 or 5. */
  position: Position;
  /** Search text; `''` for none. */
  search: string;
  /** Wallet of the opened member below; `''` for none. */
  member: string;
  /** Wallet selected among several matches; `''` for none. */
  chosen: string;
  /** Wallets of the expanded rows. */
  expanded: readonly string[];
}

export interface MatrixTreeScreenProps extends MatrixTreeQuestion {
  /** Called with the next question; the parent stores it, for example in the address. */
  onChange: (question: MatrixTreeQuestion) => void;
}

/** Generations drawn below the root. */
const drawn = 2;

/**
 * The displayed root: the opened member, or the nearest ancestor whose drawing includes the match.
 */
function rootOf(member: string, match: TreeMatch | undefined): string {
  if (member !== '') return member;
  return match && match.generation > drawn ? match.under.walletId : '';
}

function namesIn(...parts: (MatrixPart | null | undefined)[]): ReadonlyMap<string, string> {
  const places = parts.flatMap((part) => (part ? [part.root, ...part.members] : []));
  const members = places.flatMap((place) => [place, ...place.downlines]);
  return new Map(members.map(({ wallet, name }) => [wallet, name]));
}

/**
 * The member's seat in a fee's matrix, or the seat of a member below, with its downline. Spec §2.
 */
export function MatrixTreeScreen({ onChange, ...question }: MatrixTreeScreenProps) {
  const { position, search, member, chosen, expanded } = question;
  const t = useMessage();
  const wallet = useWalletId();
  const found = useTreeSearch({ wallet, position, search });
  const matches = found.data?.matches ?? [];
  const match = matches.length === 1 ? matches[0] : matches.find(({ walletId }) => walletId === chosen);
  const rootWallet = rootOf(member, match);
  const own = useReferralTree({ wallet, position });
  const opened = useReferralTree(rootWallet === '' ? null : { wallet, position, search: rootWallet });
  const loadable = loadableOf(own);
  // The previous part stays until the next one is loaded, and keeps the focus.
  const part = (rootWallet === '' ? null : opened.data) ?? own.data;
  const counted = loadableOf(useTreeCounts({ wallet: part?.root.wallet ?? '', position }));
  const isSearching = search !== '' && found.isFetching;
  const hasNoPlace = own.data === null;
  const isNobody = !isSearching && (found.data === null || found.data?.totalCount === 0);
  // The address names a wallet outside the member's downline.
  const isAstray = member !== '' && !hasNoPlace && opened.data === null && !opened.isFetching;
  const show = (change: Partial<MatrixTreeQuestion>) => onChange({ ...question, ...change });
  const showOwn = () => show({ search: '', member: '', chosen: '', expanded: [] });

  return (
    <Stack gap="l">
      <PageHeader
        title={t('tree.title')}
        actions={
          <FeeSelector
            position={position}
            onChange={(next) => show({ position: next, search: '', member: '', chosen: '', expanded: [] })}
          />
        }
      />
      <Panel aria-busy={opened.isFetching}>
        <PanelCells>
          <PanelCell>
            <Stack gap="m">
              <div className={bar}>
                <TreeToolbar
                  search={search}
                  onSearch={(words) =>
                    words === search
                      ? void found.refetch()
                      : show({ search: words, member: '', chosen: '', expanded: [] })
                  }
                  onClear={() => show({ search: '', chosen: '' })}
                  isSearching={isSearching}
                />
                {found.data && !isNobody && (
                  <div className={said}>
                    <MatchesSaid found={found.data} own={wallet} />
                  </div>
                )}
              </div>
              {(isNobody || isAstray) && (
                <div role="alert">
                  <Callout
                    tone="caution"
                    action={
                      isAstray && (
                        <Button size="s" icon={Undo2} onPress={showOwn}>
                          {t('tree.backToYou')}
                        </Button>
                      )
                    }
                  >
                    {!isAstray && found.data?.isAtLeast
                      ? t('tree.matches.noneNear', { looked: treeLookedAtMost })
                      : t('members.noMatch')}
                  </Callout>
                </div>
              )}
              {found.isError && !isSearching && <LoadFailure onRetry={() => void found.refetch()} />}
              {found.data && matches.length > 1 && (
                <TreeMatches
                  found={found.data}
                  own={wallet}
                  chosen={match?.walletId ?? ''}
                  onChoose={(walletId) => show({ chosen: walletId, member: '' })}
                />
              )}
            </Stack>
          </PanelCell>
          {opened.isError && (
            <PanelCell>
              <LoadFailure onRetry={() => void opened.refetch()} />
            </PanelCell>
          )}
          {part && part.path.length > 1 && (
            <PanelCell>
              <TreePath
                path={part.path}
                position={position}
                names={namesIn(own.data, part)}
                onBack={showOwn}
              />
            </PanelCell>
          )}
          {!hasNoPlace && (
            <PanelCell isFlush>
              <TreeCounts
                counted={counted}
                name={part && part.path.length > 1 ? part.root.name || shortAddress(part.root.wallet) : ''}
              />
            </PanelCell>
          )}
          {part ? (
            <MatrixView
              part={part}
              position={position}
              isOwn={part.path.length === 1}
              counted={counted.status === 'loaded' ? counted.data : null}
              match={match?.walletId ?? ''}
              expanded={expanded}
              onExpandedChange={(wallets) => show({ expanded: wallets })}
              onOpen={(opening) => show({ member: opening })}
            />
          ) : loadable.status === 'loading' ? (
            <MatrixSkeleton />
          ) : loadable.status === 'failed' ? (
            <PanelCell>
              <LoadFailure onRetry={loadable.onRetry} />
            </PanelCell>
          ) : (
            <NoPlace wallet={wallet} position={position} />
          )}
        </PanelCells>
      </Panel>
    </Stack>
  );
}
