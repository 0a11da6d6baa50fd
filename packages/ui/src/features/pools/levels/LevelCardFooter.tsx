import type { Level, Position, PurchaseMethod, PurchaseStep, ShownStep } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { levelStateIcons } from '../../../patterns/level-glyph/levelStateIcons.ts';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { ProgressBar } from '../../../primitives/progress-bar/ProgressBar.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { asksWallet, purchaseStepLabel } from '../steps/purchaseStepLabel.ts';
import { follow, records } from './LevelCard.css.ts';

interface LevelSinceProps {
  /** ISO 8601. */
  instant: string;
}

function LevelSince({ instant }: LevelSinceProps) {
  return (
    <Text tone="muted">
      <Sentence id="level.since" values={{ date: <Timestamp iso={instant} /> }} />
    </Text>
  );
}

function LevelReceived({ units }: { units: bigint }) {
  return (
    <Text>
      <Sentence id="level.received" values={{ amount: <Money units={units} /> }} />
    </Text>
  );
}

/** The state of a level for a member, with the values its card shows. */
export type LevelStage =
  | {
      state: 'locked';
      /** A higher level is owned, so that this one can never be bought. */
      requires: null;
    }
  | {
      state: 'locked';
      /** The level to buy first. */
      requires: Position;
      /** URL of that level's card, or of the screen that sells it. */
      href: string;
    }
  | {
      state: 'purchase';
      /** `null` while offline. */
      onPurchase: (() => void) | null;
    }
  | {
      state: 'processing';
      /** The current step; `null` before the first and after the last. */
      progress: { step: ShownStep; number: number; total: number } | null;
      /** The wallet method of the purchase: transactions, signature or batch. */
      way: PurchaseMethod;
      /** True if the purchase started before a reload: no wallet is open. */
      isResumed: boolean;
      /** The step whose transaction was sent. */
      sentAt: PurchaseStep | null;
      onFollow: () => void;
    }
  | {
      state: 'activated';
      /** Activation time, ISO 8601; `null` until the server has it. */
      since: string | null;
      /** Income, units of 10⁻⁶; `null` until the server has it. */
      received: bigint | null;
    };

export interface LevelCardFooterProps {
  level: Level;
  stage: LevelStage;
}

/** Footer of a level card: reason, button, progress or date. */
export function LevelCardFooter({ level, stage }: LevelCardFooterProps) {
  const t = useMessage();
  const money = useMoney();
  const price = money.price(level.fee);
  switch (stage.state) {
    case 'locked': {
      if (stage.requires === null) return <Text tone="muted">{t('level.locked.passed')}</Text>;
      const reason = t('level.locked.reason', { level: stage.requires });
      return (
        <Text as="div" tone="muted">
          <Inline gap="xs">
            <Icon icon={levelStateIcons.locked} size="s" />
            <Link href={stage.href}>{reason}</Link>
          </Inline>
        </Text>
      );
    }
    case 'purchase':
      return (
        <Button
          tone="primary"
          isWide
          aria-label={t('level.purchaseName', { level: level.position, price })}
          isDisabled={stage.onPurchase === null}
          {...(stage.onPurchase && { onPress: stage.onPurchase })}
        >
          {t('level.purchase')}
        </Button>
      );
    case 'processing': {
      const { progress, way, isResumed, onFollow } = stage;
      const labelOf = (step: ShownStep) => {
        const words = t(purchaseStepLabel(step, { position: level.position, way }, money.price));
        return asksWallet(step, stage) ? t('purchase.inWallet', { step: words }) : words;
      };
      const label = progress
        ? t('common.step.progress', {
            step: progress.number,
            total: progress.total,
            label: labelOf(progress.step),
          })
        : t('level.state.processing');
      return (
        <Inline flexWrap="nowrap">
          <Stack gap="xs" flexGrow={1}>
            <ProgressBar
              label={label}
              value={progress ? progress.number - 1 : 0}
              maximum={progress?.total ?? 1}
            />
            {isResumed && (
              <Text size="small" tone="muted">
                {t('purchase.resumed.title')}
              </Text>
            )}
          </Stack>
          <Button
            tone="soft"
            size="s"
            className={follow}
            aria-label={t('level.followName', { level: level.position })}
            onPress={onFollow}
          >
            {t('level.follow')}
          </Button>
        </Inline>
      );
    }
    case 'activated':
      return (
        <div className={records}>
          {stage.since && <LevelSince instant={stage.since} />}
          {stage.received !== null && <LevelReceived units={stage.received} />}
        </div>
      );
  }
}
