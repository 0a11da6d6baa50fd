import { type ClaimState, levelAt } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Bonus } from './bonus.ts';
import { art, item, line, name, pay, progress } from './ClaimLines.css.ts';
import { ClaimProgress } from './ClaimProgress.tsx';

export interface ClaimLineProps {
  bonus: Bonus;
  /** True to show the family's name before the level's. */
  isOfAll: boolean;
  /** True for the first of several buttons, which is the primary one. */
  isFirst: boolean;
  /** True while offline or during another claim. */
  isBlocked: boolean;
  /** The running or last claim of this level. */
  claim: ClaimState | null;
  onClaim: () => void;
  onDismiss: () => void;
  explorer?: string | undefined;
}

/** The button's label during the claim: the current step. */
function nowOf({ pools }: ClaimState) {
  const current = pools.find(({ status }) => status === 'current');
  if (!current) return 'level.state.processing';
  return current.transaction === null ? 'claim.now.asked' : 'claim.now.sent';
}

/**
 * The claimable amount of a level with its button, which shows the step during the claim. Spec §4.
 */
export function ClaimLine({
  bonus: { position, amount },
  isOfAll,
  isFirst,
  isBlocked,
  claim,
  onClaim,
  onDismiss,
  explorer,
}: ClaimLineProps) {
  const t = useMessage();
  const money = useMoney();
  const { kind } = levelAt(position);
  const level = t('level.title', { level: position });
  const isRunning = claim?.status === 'running';
  return (
    <li className={item}>
      <div className={line}>
        <span className={art}>
          <LevelArt kind={kind} size="m" />
        </span>
        <div className={name}>
          <Text size="bodyStrong">{isOfAll ? t(`pool.${kind}`) : level}</Text>
          {isOfAll && (
            <Text size="small" tone="muted">
              {level}
            </Text>
          )}
        </div>
        <div className={pay}>
          <Text size="amount">
            <Money units={amount} />
          </Text>
          {claim?.status !== 'succeeded' && (
            <Button
              size="s"
              tone={isFirst ? 'primary' : 'secondary'}
              isBusy={isRunning}
              {...(isRunning
                ? { busyLabel: t(nowOf(claim)) }
                : { 'aria-label': t('claim.actionName', { level: position, amount: money.amount(amount) }) })}
              isDisabled={isBlocked}
              onPress={onClaim}
            >
              {t('claim.action')}
            </Button>
          )}
        </div>
      </div>
      {claim && (
        <div className={progress}>
          <ClaimProgress claim={claim} onDismiss={onDismiss} explorer={explorer} />
        </div>
      )}
    </li>
  );
}
