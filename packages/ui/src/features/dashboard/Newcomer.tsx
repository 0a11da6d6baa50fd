import { levelAt, type Position } from '@upline/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import type { Loadable } from '../../patterns/loadable.ts';
import type { Balances } from '../../ports/balances.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { marks, step, stepAction, steps, stepWords } from './Newcomer.css.ts';
import { NewcomerSide } from './NewcomerSide.tsx';
import type { NextPurchase } from './useNextPurchase.ts';

interface StepProps {
  /** Number of the step; `null` if done. */
  number: number | null;
  isNext?: boolean;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

function Step({ number, isNext = false, title, children, action }: StepProps) {
  const t = useMessage();
  return (
    <li className={step}>
      <span className={marks[number === null ? 'done' : isNext ? 'next' : 'later']} aria-hidden>
        {number ?? <Icon icon={Check} size="s" />}
      </span>
      <Stack gap="s" className={stepWords}>
        <Text size="bodyStrong">
          <span>{title}</span>
          {number === null && <VisuallyHidden>{`, ${t('common.step.done')}`}</VisuallyHidden>}
        </Text>
        {children && (
          <Text size="small" tone="muted">
            {children}
          </Text>
        )}
      </Stack>
      {action && <div className={stepAction}>{action}</div>}
    </li>
  );
}

const first: Position = 1;

export interface NewcomerProps {
  balances: Loadable<Balances>;
  purchase: NextPurchase;
  /** True while the first level is being bought. */
  isBuying: boolean;
  onShare: () => void;
}

/** The next steps of a member without levels, instead of empty figures. */
export function Newcomer({ balances, purchase, isBuying, onShare }: NewcomerProps) {
  const t = useMessage();
  const money = useMoney();
  const level = levelAt(first);
  const price = money.price(level.fee);
  const coin = balances.status === 'loaded' ? balances.data.tokens.at(0) : undefined;
  const missing = coin && coin.units < level.fee ? level.fee - coin.units : null;
  const buyLabel =
    missing === null ? t('dashboard.buyNext', { level: first }) : t('dashboard.start.missing.see');
  return (
    <Panel>
      <PanelCells columns={{ phone: 1, desktop: 'side' }}>
        <PanelCell ref={purchase.place} tabIndex={-1}>
          <Stack gap="m">
            <Heading level={2}>{t('dashboard.start.title')}</Heading>
            <ol className={steps}>
              <Step number={null} title={t('dashboard.start.join')} />
              <Step
                number={1}
                isNext
                title={t('dashboard.buyNext', { level: first })}
                action={
                  <Button
                    tone={missing === null || isBuying ? 'primary' : 'secondary'}
                    isWide
                    isDisabled={purchase.open === null}
                    aria-label={isBuying ? t('level.followName', { level: first }) : undefined}
                    {...(purchase.open && { onPress: purchase.open })}
                  >
                    {isBuying ? t('level.follow') : buyLabel}
                  </Button>
                }
              >
                {missing === null
                  ? t('dashboard.start.buy', { price })
                  : t('dashboard.start.missing', {
                      price,
                      missing: money.amount(missing),
                      coin: coin?.symbol ?? '',
                    })}
              </Step>
              <Step
                number={2}
                title={t('dashboard.start.share')}
                action={
                  <Button size="s" isWide aria-label={t('share.actionName')} onPress={onShare}>
                    {t('nav.share')}
                  </Button>
                }
              />
              <Step number={3} title={t('dashboard.start.claim')} />
            </ol>
          </Stack>
        </PanelCell>
        <PanelCell>
          <NewcomerSide level={level} balances={balances} />
        </PanelCell>
      </PanelCells>
    </Panel>
  );
}
