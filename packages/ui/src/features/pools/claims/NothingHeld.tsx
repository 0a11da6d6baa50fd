import { levelAt } from '@upline/domain';
import { useContext, useId } from 'react';
import { dateLocale } from '../../../messages/dateLocale.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Bonus } from './bonus.ts';
import { art, item, line, name, pay } from './ClaimLines.css.ts';

export interface NothingHeldProps {
  /** At least one empty level. */
  bonuses: readonly [Bonus, ...Bonus[]];
  /** True if all levels are empty: a disabled button then states the reason. */
  isAll: boolean;
}

/** The owned levels without rewards, in one line. */
export function NothingHeld({ bonuses, isAll }: NothingHeldProps) {
  const t = useMessage();
  const money = useMoney();
  const { locale } = useContext(MessagesContext);
  const reasonId = useId();
  const [{ position }] = bonuses;
  // English lists in our texts have no comma before "and".
  const levels = new Intl.ListFormat(dateLocale(locale)).format(
    bonuses.map((bonus) => String(bonus.position)).sort(),
  );
  return (
    <li className={item}>
      <div className={line}>
        <span className={art}>
          <LevelArt kind={levelAt(position).kind} size="m" />
        </span>
        <div className={name}>
          <Text size="bodyStrong">{t('claim.levels', { count: bonuses.length, levels })}</Text>
          {isAll && (
            <Text size="small" tone="muted" id={reasonId}>
              {t('claim.zero')}
            </Text>
          )}
        </div>
        <div className={pay}>
          <Text size="amount" tone="muted">
            <Money units={0n} />
          </Text>
          {isAll && (
            <Button
              size="s"
              isDisabled
              {...(bonuses.length === 1 && {
                'aria-label': t('claim.actionName', { level: position, amount: money.amount(0n) }),
              })}
              aria-describedby={reasonId}
            >
              {t('claim.action')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
