import { shortAddress } from '@upline/domain';
import { Copy } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { useReferralLink } from '../network/share/useReferralLink.ts';
import { greeted, greeting, head, headActions, heading } from './DashboardScreen.css.ts';
import { IncomeSelector, type IncomeView } from './IncomeSelector.tsx';

export interface DashboardHeadProps {
  wallet: string;
  /** `null` for a newcomer, who has only one view. */
  view: IncomeView | null;
  onView: (view: IncomeView) => void;
}

/**
 * The signed-in member, the view selector and the share button. A page change focuses the heading,
 * so that a screen reader says who has signed in. Spec §2.
 */
export function DashboardHead({ wallet, view, onView }: DashboardHeadProps) {
  const t = useMessage();
  const { session } = usePorts();
  const user = useReadable(session.user);
  const copyLink = useReferralLink();
  return (
    <header className={head}>
      <div className={greeting}>
        <Avatar wallet={wallet} photo={user?.profileImage} />
        <Heading level={1} tabIndex={-1} className={heading}>
          <span>{t('dashboard.greeting').trimEnd()}</span>{' '}
          <span translate="no" className={greeted}>
            {shortAddress(wallet)}
          </span>
        </Heading>
      </div>
      <div className={headActions}>
        {view && <IncomeSelector value={view} onChange={onView} />}
        <Button icon={Copy} onPress={() => void copyLink()}>
          {t('nav.copyLink')}
        </Button>
      </div>
    </header>
  );
}
