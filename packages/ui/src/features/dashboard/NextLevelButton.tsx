import { type LevelProgress, levelAt, levelCardState } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import type { NextPurchase } from './useNextPurchase.ts';

export interface NextLevelProps {
  progress: LevelProgress;
  purchase: NextPurchase;
}

/** Opens the purchase of the next level, or its steps while running. */
export function NextLevelButton({
  progress,
  purchase,
  ...props
}: NextLevelProps & Pick<ButtonProps, 'size' | 'isWide'>) {
  const t = useMessage();
  const money = useMoney();
  const { position, open } = purchase;
  if (position === null) return null;
  const isRunning = levelCardState(position, progress) === 'processing';
  const names = { level: position, price: money.price(levelAt(position).fee) };
  return (
    <Button
      {...props}
      tone="primary"
      isDisabled={open === null}
      aria-label={isRunning ? t('level.followName', { level: position }) : t('level.purchaseName', names)}
      {...(open && { onPress: open })}
    >
      {t(isRunning ? 'level.follow' : 'level.purchase')}
    </Button>
  );
}
