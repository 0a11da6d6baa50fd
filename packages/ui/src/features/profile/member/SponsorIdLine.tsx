import { shortSponsor } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { CopyButton } from '../../../primitives/copy-button/CopyButton.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { WalletAvatar } from '../../../primitives/wallet-avatar/WalletAvatar.tsx';

export interface SponsorIdLineProps {
  /** The sponsor's wallet, checksummed; empty without one. */
  uplineId: string;
  /**
   * True if the reader is the sponsor.
   * @default false
   */
  isReader?: boolean;
  /**
   * True for the operator, the only member without a sponsor.
   * @default false
   */
  isOfOperator?: boolean;
}

/** The shortened wallet of a member's sponsor, with a button that copies the full one. Spec §2. */
export function SponsorIdLine({ uplineId, isReader = false, isOfOperator = false }: SponsorIdLineProps) {
  const t = useMessage();
  const titleId = useId();
  return (
    <Inline as="section" justifyContent="space-between" gap="m" aria-labelledby={titleId}>
      <Inline gap="s">
        <h2 id={titleId}>
          <Text tone="muted">{t('member.sponsor')}</Text>
        </h2>
        {uplineId === '' ? (
          <Text>{t('profile.info.noUpline')}</Text>
        ) : (
          <>
            <WalletAvatar wallet={uplineId} size="xs" />
            <Text>
              <ShortText whole={uplineId} short={shortSponsor(uplineId)} />
            </Text>
            <CopyButton text={uplineId} size="s" />
          </>
        )}
      </Inline>
      {(isReader || (uplineId === '' && !isOfOperator)) && (
        <Text size="small" tone="muted">
          {t(isReader ? 'member.sponsor.you' : 'member.sponsor.operator')}
        </Text>
      )}
    </Inline>
  );
}
