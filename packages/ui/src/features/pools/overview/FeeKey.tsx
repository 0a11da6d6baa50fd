import { firstShares } from '@upline/domain';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { part as hues, swatch } from '../../../patterns/fee-split-bar/FeeSplitBar.css.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { fact, key } from './PoolOverviewList.css.ts';

const percent = (share: number) => share / 100;

const parts = [
  { hue: 'sponsor', id: 'overview.key.sponsor', values: { share: percent(firstShares.race.referralShare) } },
  { hue: 'uplines', id: 'overview.key.uplines', values: { share: percent(firstShares.race.networkShare) } },
  { hue: 'earlier', id: 'overview.key.earlier', values: { share: percent(firstShares.global.networkShare) } },
  {
    hue: 'fund',
    id: 'overview.key.funds',
    values: {
      product: percent(firstShares.race.operatorShare),
      royalty: percent(firstShares.global.operatorShare),
    },
  },
] as const;

/** Legend of the fee bars, with the shares of the pools' first terms. */
export function FeeKey() {
  const t = useMessage();
  return (
    <ul className={key}>
      {parts.map((part) => (
        <Text as="li" inline key={part.id} size="small" tone="muted" className={fact}>
          <span className={classNames(swatch, hues[part.hue])} aria-hidden />
          <span>{t(part)}</span>
        </Text>
      ))}
    </ul>
  );
}
