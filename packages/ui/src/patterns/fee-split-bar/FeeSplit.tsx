import { levelAt, memberPath, type PayoutTransfer, type Position, shortAddress } from '@upline/domain';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { ShortText } from '../../primitives/short-text/ShortText.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Sentence } from '../sentence/Sentence.tsx';
import * as styles from './FeeSplitBar.css.ts';
import { type FeeRow, feeRows } from './feeRows.ts';
import { holdersDetail } from './holdersDetail.ts';
import { SplitBar } from './SplitBar.tsx';

/** The member behind a wallet that receives part of a fee. */
export interface FeePerson {
  wallet: string;
  /** `''` if only the chain knows the wallet. */
  memberId: string;
  /** `''` if the member has no name. */
  name: string;
  isOperator: boolean;
}

export interface FeeSplitProps {
  position: Position;
  /** The parts of the fee, by receiver; they sum to the fee. */
  legs: readonly PayoutTransfer[];
  who: (wallet: string) => FeePerson;
  /** True if the fee was paid; names then link to the members' pages. */
  isPaid: boolean;
  /**
   * True if the purchase records the receiver of the sponsor's part as the buyer's sponsor.
   * @default false
   */
  isForGood?: boolean;
}

export interface FeeNameProps {
  person: FeePerson;
  /** Links the name to the member's page. @default false */
  isLinked?: boolean;
  /** True at the start of a sentence or line, for a capital letter. @default false */
  isStart?: boolean;
}

/** A member's name, or their short wallet; `isLinked` links it to their page. */
export function FeeName({ person, isLinked = false, isStart = false }: FeeNameProps) {
  const t = useMessage();
  const { wallet, memberId, name, isOperator } = person;
  const words = isOperator ? (
    t('fee.operator', { at: isStart ? 'start' : 'within' })
  ) : name ? (
    <bdi>{name}</bdi>
  ) : (
    <ShortText whole={wallet} short={shortAddress(wallet)} />
  );
  // The name loads after the wallet and needs its own element: a browser may have translated the
  // text beside it.
  return (
    <span>
      {isLinked && !isOperator ? <Link href={memberPath(memberId || wallet)}>{words}</Link> : words}
    </span>
  );
}

/**
 * The exact split of one buyer's fee: a bar, and below it the receivers with amounts and reasons.
 */
export function FeeSplit({ position, legs, who, isPaid, isForGood = false }: FeeSplitProps) {
  const t = useMessage();
  const money = useMoney();
  const rows = feeRows(legs);
  const isRace = levelAt(position).kind === 'race';
  const tense = isPaid ? 'paid' : 'now';
  const named = (wallet: string, isStart = false) => (
    <FeeName person={who(wallet)} isLinked={isPaid} isStart={isStart} />
  );

  function referral({ wallet, instead }: Extract<FeeRow, { id: 'referral' }>['leg']): ReactNode {
    if (instead !== null) {
      const id = who(wallet).isOperator ? 'fee.passed.operator' : 'fee.passed.member';
      const values = { receiver: named(wallet), sponsor: named(instead), level: position, tense };
      return <Sentence id={id} values={values} />;
    }
    const values = { sponsor: named(wallet, true) };
    return <Sentence id={isForGood ? 'fee.sponsor.forGood' : 'fee.sponsor'} values={values} />;
  }

  function said(row: FeeRow): { label: string; detail?: ReactNode } {
    switch (row.id) {
      case 'referral': {
        const label = isRace ? 'level.split.bonus' : 'level.split.referral';
        return { label: t(row.leg.instead === null ? label : 'fee.passed'), detail: referral(row.leg) };
      }
      case 'uplines': {
        const { wallets, each } = row;
        return {
          label: t('fee.uplines', { count: wallets.length, amount: money.price(each) }),
          detail: wallets.map((wallet, at) => (
            <Fragment key={wallet}>
              {at > 0 && <span>{', '}</span>}
              {named(wallet, at === 0)}
            </Fragment>
          )),
        };
      }
      case 'holders':
        return {
          label: t('fee.holders', { count: row.leg.holders }),
          detail: holdersDetail(t, money, row.leg),
        };
      case 'product': {
        const { missing } = row;
        if (!missing) return { label: t('level.split.product') };
        const values = { amount: money.price(missing.amount), count: missing.generations };
        return { label: t('level.split.product'), detail: t('fee.missing', values) };
      }
      case 'royalty':
        return { label: t('level.split.royalty') };
    }
  }

  return (
    <Stack gap="xs">
      <SplitBar parts={rows} />
      <dl className={styles.list}>
        {rows.map((row) => {
          const { label, detail } = said(row);
          return (
            <div key={row.id} className={classNames(styles.row, styles.told)}>
              <span className={classNames(styles.swatch, styles.part[row.receiver])} aria-hidden />
              <dt className={styles.label}>
                <Text as="div" inline size="small" tone="muted">
                  {label}
                </Text>
                {detail && (
                  <Text as="div" inline size="small">
                    {detail}
                  </Text>
                )}
              </dt>
              <Text as="dd" inline size="small" className={styles.amount}>
                <Money units={row.amount} isPrice />
              </Text>
            </div>
          );
        })}
      </dl>
    </Stack>
  );
}
