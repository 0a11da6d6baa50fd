import { type ClaimState, formatMoney, type Position } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Select } from '../../../primitives/select/Select.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Bonus } from './bonus.ts';
import { bonus as bonusStyle, form } from './ClaimCard.css.ts';

export interface ClaimFormProps {
  /** The positions to choose from, in order. */
  bonuses: readonly Bonus[];
  /** The chosen one. */
  bonus: Bonus;
  onSelect: (position: Position) => void;
  /** How the claim stands, `null` without one. */
  status: ClaimState['status'] | null;
  onClaim: (position: Position) => void;
  /** Whether there is a network to claim by. @default true */
  isOnline?: boolean;
  onDismiss: () => void;
}

/** The level to claim from, what it holds, and the button, which says why when it cannot be pressed. */
export function ClaimForm({
  bonuses,
  bonus,
  onSelect,
  status,
  onClaim,
  isOnline = true,
  onDismiss,
}: ClaimFormProps) {
  const t = useMessage();
  const reasonId = useId();
  const { position, amount } = bonus;
  const isPaid = status === 'succeeded';
  const isEmpty = amount <= 0n && status !== 'running';
  return (
    <div className={form}>
      <Select
        label={t('claim.level')}
        isDisabled={status === 'running'}
        options={bonuses.map((one) => ({
          value: String(one.position),
          label: t('claim.option', { level: one.position, amount: formatMoney(one.amount) }),
        }))}
        value={String(position)}
        onChange={(value) => {
          const chosen = bonuses.find((one) => String(one.position) === value);
          if (chosen) onSelect(chosen.position);
        }}
      />
      <div className={bonusStyle}>
        <Text tone="muted">{t('claim.bonus')}</Text>
        <Text size="amountL">
          <Money units={amount} />
        </Text>
        {isEmpty && (
          <Text size="small" tone="muted" id={reasonId}>
            {t('claim.zero')}
          </Text>
        )}
      </div>
      {isPaid ? (
        <Button key="main" isWide onPress={onDismiss}>
          {t('common.close')}
        </Button>
      ) : (
        <Button
          key="main"
          tone="primary"
          isWide
          isBusy={status === 'running'}
          busyLabel={t('level.state.processing')}
          isDisabled={isEmpty || !isOnline}
          aria-label={
            status === 'running'
              ? undefined
              : t('claim.actionName', { level: position, amount: formatMoney(amount) })
          }
          aria-describedby={isEmpty ? reasonId : undefined}
          onPress={() => onClaim(position)}
        >
          {t('claim.action')}
        </Button>
      )}
    </div>
  );
}
