import { globalPoolUsersPath, type LedgerKind, levelAt } from '@upline/domain';
import { type ReactNode, useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LedgerFigure } from '../../../patterns/ledger-figure/LedgerFigure.tsx';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Box } from '../../../primitives/box/Box.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import * as styles from './ParticipationTable.css.ts';
import type { Participation } from './participation.ts';

export interface ParticipationTableProps {
  /** By position; `null` while loading. */
  participations: readonly Participation[] | null;
  /**
   * The owner of the pools. `own` and `ownGlobal` show each level's income with links to its ledger
   * lines, `ownGlobal` also links to the pool's members; `member` shows only public figures.
   * @default 'own'
   */
  whose?: 'own' | 'ownGlobal' | 'member';
  /** Reloads after a failure; undefined without one. */
  onRetry?: (() => void) | undefined;
}

type Fund = 'productFund' | 'referralFund' | 'levelIncome' | 'globalIncome' | 'lostIncome';

type Whose = Required<Pick<ParticipationTableProps, 'whose'>>;

const funds: Record<Whose['whose'], readonly Fund[]> = {
  own: ['productFund', 'referralFund', 'levelIncome', 'globalIncome', 'lostIncome'],
  ownGlobal: ['referralFund', 'globalIncome', 'lostIncome'],
  member: ['productFund', 'referralFund', 'globalIncome', 'lostIncome'],
};

const ofAll = {
  title: 'profile.participations.title',
  empty: 'profile.participations.empty',
} as const;
const words = {
  own: ofAll,
  ownGlobal: { title: 'pools.global.mine', empty: 'pools.global.empty' },
  member: ofAll,
} as const;

// The product fund has no ledger line of its own: it is part of the purchase.
const lineKinds: Partial<Record<Fund, LedgerKind>> = {
  referralFund: 'referral',
  levelIncome: 'level',
  globalIncome: 'global',
  lostIncome: 'lost',
};

function unitsOf(participation: Participation, fund: Fund): bigint {
  return fund === 'lostIncome' ? participation.lossIncome : participation[fund];
}

const typeNames: Record<string, 'overview.race' | 'pool.global'> = {
  CapistaPool: 'overview.race',
  OpenPool: 'pool.global',
};

/** Explanations of the figures that differ from those of a price sheet or a summary. */
function notesOn(participations: readonly Participation[], whose: Whose['whose']) {
  const has = (fund: Fund) => participations.some((one) => unitsOf(one, fund) > 0n);
  return [
    ...(funds[whose].includes('productFund') && has('productFund')
      ? (['participation.productFund.own'] as const)
      : []),
    ...(whose === 'member' && has('levelIncome') ? (['participation.levelIncome.elsewhere'] as const) : []),
  ];
}

/** The income and lost income of a member's pools. Spec §2. */
export function ParticipationTable({ participations, whose = 'own', onRetry }: ParticipationTableProps) {
  const t = useMessage();
  const titleId = useId();
  const { title, empty } = words[whose];
  const notes = notesOn(participations ?? [], whose);
  return (
    <Panel as="section" aria-labelledby={titleId} aria-busy={participations === null && !onRetry}>
      <Box paddingInline={{ phone: 'gutter' }} paddingBlock="m">
        <PanelHead title={t(title)} id={titleId} />
      </Box>
      {onRetry ? (
        <LoadFailure emptyText={t(empty)} onRetry={onRetry} />
      ) : participations?.length === 0 ? (
        <EmptyState title={t(empty)} />
      ) : (
        <table className={styles.table} aria-labelledby={titleId}>
          <thead className={styles.heads}>
            <tr>
              <th className={styles.head} scope="col">
                {t('participation.head')}
              </th>
              {funds[whose].map((fund) => (
                <th key={fund} className={styles.head} scope="col">
                  {t(`participation.${fund}`)}
                </th>
              ))}
              <th className={styles.head} scope="col">
                {t('participation.updated')}
              </th>
              {whose === 'ownGlobal' && <td className={styles.head} />}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {participations === null ? (
              <WaitingRow whose={whose} />
            ) : (
              participations.map((participation) => (
                <ParticipationRow key={participation.position} {...participation} whose={whose} />
              ))
            )}
          </tbody>
        </table>
      )}
      {notes.length > 0 && (
        <Box paddingInline="gutter" paddingBlock="m">
          {notes.map((note) => (
            <Text key={note} as="p" size="small" tone="muted">
              {t(note)}
            </Text>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** A figure of a row, with its column's name where the table has no columns. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className={styles.cell}>
      <span className={styles.label} aria-hidden>
        {name}
      </span>
      {children}
    </td>
  );
}

function WaitingRow({ whose }: Whose) {
  const t = useMessage();
  return (
    <tr className={styles.row} aria-hidden>
      <td className={styles.level}>
        <Skeleton text="bodyStrong" />
      </td>
      {[...funds[whose], 'updated' as const].map((fund) => (
        <Cell key={fund} name={t(`participation.${fund}`)}>
          <Skeleton text="body" width="short" />
        </Cell>
      ))}
      {whose === 'ownGlobal' && <td className={styles.cell} />}
    </tr>
  );
}

function ParticipationRow({ whose, ...participation }: Participation & Whose) {
  const t = useMessage();
  const { position, poolType, isActivated, lastUpdated } = participation;
  const { kind } = levelAt(position);
  const isOwn = whose !== 'member';
  const typeName = typeNames[poolType];
  const title = t('participation.level', { level: position });
  return (
    <tr className={styles.row}>
      <th className={styles.level} scope="row">
        <Inline gap="s">
          <LevelArt kind={kind} size="s" />
          <span>
            <Text inline size="bodyStrong">
              {title}
            </Text>{' '}
            <Text inline size="small" tone="muted">
              <bdi dir="ltr">{typeName ? t(typeName) : poolType}</bdi>
            </Text>
          </span>
          {isOwn && !isActivated && <Badge>{t('participation.notActivated')}</Badge>}
        </Inline>
      </th>
      {funds[whose].map((fund) => {
        const units = unitsOf(participation, fund);
        const name = t(`participation.${fund}`);
        const lines = lineKinds[fund];
        const isLost = fund === 'lostIncome';
        return (
          <Cell key={fund} name={name}>
            <Text
              inline
              size={isLost && units > 0n ? 'bodyStrong' : 'body'}
              tone={units > 0n ? 'default' : 'muted'}
            >
              {isOwn && lines ? (
                <LedgerFigure
                  name={`${title}, ${name}`}
                  units={units}
                  isLost={isLost}
                  kinds={[lines]}
                  position={position}
                />
              ) : (
                <Money units={units} isLost={isLost} />
              )}
            </Text>
          </Cell>
        );
      })}
      <Cell name={t('participation.updated')}>
        <Timestamp iso={lastUpdated} tone="muted" />
      </Cell>
      {whose === 'ownGlobal' && (
        <td className={styles.cell}>
          <Link href={globalPoolUsersPath(position)} aria-label={`${t('common.viewAll')}: ${title}`}>
            {t('common.viewAll')}
          </Link>
        </td>
      )}
    </tr>
  );
}
