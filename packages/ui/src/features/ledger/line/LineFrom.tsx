import { memberPath, shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface LineFromProps {
  wallet: string;
  /** `''` for a wallet that only the chain names. */
  memberId: string;
  /** `''` where the member has given none. */
  name: string;
}

/** The member whose purchase caused a line, with the way to their page. */
export function LineFrom({ wallet, memberId, name }: LineFromProps) {
  const t = useMessage();
  return (
    <Text as="div" size="small" tone="muted">
      {t('ledger.from')}{' '}
      <Link href={memberPath(memberId || wallet)}>
        {name || memberId || <ShortText whole={wallet} short={shortAddress(wallet)} />}
      </Link>
      {name && memberId && ` · ${memberId}`}
    </Text>
  );
}
