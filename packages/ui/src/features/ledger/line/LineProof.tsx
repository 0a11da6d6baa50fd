import { CircleCheck, Clock, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text, type TextTone } from '../../../primitives/text/Text.tsx';
import type { ProofState } from '../read/shownLine.ts';
import { icon as iconStyle, root, words } from './LineProof.css.ts';

interface Said {
  tone: TextTone;
  icon: LucideIcon;
  text: string;
}

function said(proof: ProofState, t: Translate): Said | null {
  switch (proof.status) {
    case 'idle':
      return null;
    case 'checking':
      return { tone: 'muted', icon: Clock, text: t('ledger.verify.checking') };
    case 'confirmed': {
      const block = String(proof.block);
      return proof.isFinal
        ? { tone: 'positive', icon: CircleCheck, text: t('ledger.verify.final', { block }) }
        : { tone: 'positive', icon: CircleCheck, text: t('ledger.verify.provisional', { block }) };
    }
    case 'differs':
      return { tone: 'critical', icon: TriangleAlert, text: t('ledger.verify.differs') };
    case 'missing':
      return { tone: 'critical', icon: TriangleAlert, text: t('ledger.verify.missing') };
    case 'silent':
      return { tone: 'caution', icon: WifiOff, text: t('ledger.verify.silent') };
  }
}

/** The chain's verification of a line, announced when available. */
export function LineProof({ proof }: { proof: ProofState }) {
  const t = useMessage();
  const told = said(proof, t);
  const fields = proof.status === 'differs' ? proof.fields : [];
  return (
    <div role="status">
      {told && (
        <div className={root}>
          <Text inline as="div" size="small" tone={told.tone} className={words}>
            <Icon icon={told.icon} size="s" className={iconStyle} />
            <span>{told.text}</span>
          </Text>
          {fields.map((field) => (
            <Badge key={field} tone="critical">
              {t('ledger.verify.field', { field })}
            </Badge>
          ))}
        </div>
      )}
    </div>
  );
}
