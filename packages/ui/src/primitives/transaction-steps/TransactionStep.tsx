import type { StepStatus } from '@upline/domain';
import { CircleCheck, CircleDashed, CircleMinus, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { Text, type TextTone } from '../text/Text.tsx';
import { detail as detailStyle, row } from './TransactionSteps.css.ts';

const icons: Record<StepStatus, LucideIcon> = {
  waiting: CircleDashed,
  current: LoaderCircle,
  done: CircleCheck,
  skipped: CircleMinus,
  failed: CircleX,
};

const tones: Record<StepStatus, TextTone> = {
  waiting: 'subtle',
  current: 'info',
  done: 'positive',
  skipped: 'subtle',
  failed: 'critical',
};

export interface TransactionStepProps {
  /** The step and its actor: “Approve $50: confirm in wallet”. */
  label: string;
  status: StepStatus;
  /** Extra content, such as the link to its transaction. */
  detail?: ReactNode;
}

/** One step and its status, as icon, hue and word. */
export function TransactionStep({ label, status, detail }: TransactionStepProps) {
  const t = useMessage();
  const isCurrent = status === 'current';
  return (
    <li className={row} aria-current={isCurrent ? 'step' : undefined}>
      <Text inline tone={tones[status]}>
        <Icon icon={icons[status]} isTurning={isCurrent} />
      </Text>
      <Text size={isCurrent ? 'bodyStrong' : 'body'} tone={status === 'waiting' ? 'muted' : 'default'}>
        {label}
      </Text>
      <Text size="small" tone={tones[status]}>
        {t(`common.step.${status}`)}
      </Text>
      {detail && (
        <Text as="div" size="small" tone="muted" className={detailStyle}>
          {detail}
        </Text>
      )}
    </li>
  );
}
