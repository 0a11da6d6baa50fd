import { levels, shortAddress } from '@upline/domain';
import { Anvil, Globe, type LucideIcon, Network, Scale, Tag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { FirstBooks, useFirstFigures } from './FirstBooks.tsx';
import * as styles from './Introduction.css.ts';

const fees = levels.map(({ fee }) => fee);
const [lowest, highest] = [fees[0] ?? 0n, fees.at(-1) ?? 0n];
const sum = fees.reduce((total, fee) => total + fee, 0n);

/** The product in one line; below desktop width also its costs and risks. */
export function FirstHeadline() {
  const t = useMessage();
  const money = useMoney();
  return (
    <>
      <h1 className={styles.headline}>{t('access.first.headline')}</h1>
      <Text as="p" inline tone="muted" className={styles.summary}>
        <span>{t('access.first.line', { lowest: money.price(lowest), highest: money.price(highest) })}</span>{' '}
        <strong className={styles.loss}>{t('access.first.line.risk')}</strong>
      </Text>
    </>
  );
}

interface RowProps {
  icon: LucideIcon;
  label: string;
  /** True to use the colour of losses. */
  isLoss?: boolean;
  children: ReactNode;
}

function Row({ icon, label, isLoss = false, children }: RowProps) {
  return (
    <section className={styles.row}>
      <h2 className={classNames(styles.label, isLoss && styles.loss)}>
        <Icon icon={icon} className={isLoss ? undefined : styles.drawing} />
        <span>{label}</span>
      </h2>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

function Prices() {
  const t = useMessage();
  const money = useMoney();
  return (
    <ul className={styles.prices}>
      {levels.map(({ position, kind, fee }) => (
        <li key={position} className={classNames(styles.price, styles.families[kind])}>
          <Text inline size="caption" tone={kind}>
            {t('level.title', { level: position })}
          </Text>{' '}
          <Text inline size="bodyStrong" tone="default">
            {money.price(fee)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/**
 * Information before signing up: product, costs, risks, and the pools' totals. Prerendered except
 * for the figures.
 */
export function Introduction() {
  const t = useMessage();
  const money = useMoney();
  const known = useFirstFigures();
  const coin = typeof known === 'string' ? undefined : known.coin;
  return (
    <>
      <Row icon={Network} label={t('access.what')}>
        <Text as="p" inline tone="default">
          {t('access.what.text')}
        </Text>
        <Text as="p" inline tone="muted">
          {t('access.what.paid')}
        </Text>
      </Row>
      <Row icon={Tag} label={t('access.cost')}>
        <Text as="p" inline tone="default">
          {t('access.cost.text')}
        </Text>
        <Text as="p" inline tone="muted">
          <span>{t('access.cost.sum', { sum: money.price(sum) })}</span>{' '}
          {/* As long as the loaded text, so that nothing shifts. */}
          {coin ? (
            <span title={coin.address}>
              {t('access.cost.coin', { symbol: coin.symbol, contract: shortAddress(coin.address) })}
            </span>
          ) : (
            <span>{t('access.cost.coin.some')}</span>
          )}
        </Text>
        <Prices />
        <Text as="p" inline size="small" tone="muted" className={styles.legend}>
          <span className={styles.marked}>
            <Icon icon={Anvil} size="s" className={styles.marks.race} /> <span>{t('access.cost.race')}</span>
          </span>
          <span className={styles.marked}>
            <Icon icon={Globe} size="s" className={styles.marks.global} />{' '}
            <span>{t('access.cost.global')}</span>
          </span>
        </Text>
      </Row>
      <Row icon={TriangleAlert} label={t('access.risk')} isLoss>
        <Text as="p" inline tone="default">
          <strong>{t('access.risk.loss')}</strong> <span>{t('access.risk.text')}</span>
        </Text>
      </Row>
      <Row icon={Scale} label={t('access.books')}>
        <FirstBooks known={known} />
      </Row>
    </>
  );
}
