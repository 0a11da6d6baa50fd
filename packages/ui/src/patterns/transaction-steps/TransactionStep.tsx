import type { StepStatus } from '@upline/domain';
import { CircleCheck, CircleDashed, CircleMinus, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Text, type TextTone } from '../../primitives/text/Text.tsx';
import { row } from './TransactionSteps.css.ts';

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
  label: string;
  status: StepStatus;
}

/** One step and how it stands, by drawing, hue and word. */
export function TransactionStep({ label, status }: TransactionStepProps) {
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
        {t(`purchase.status.${status}`)}
      </Text>
    </li>
  );
}
