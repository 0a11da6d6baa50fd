import { useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { ShareLinkSheet } from '../../patterns/share-link-sheet/ShareLinkSheet.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { usePlace } from '../../queries/placeQuery.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { PlaceNotice } from '../place/PlaceNotice.tsx';
import { useOwnLink } from './useOwnLink.ts';
import { useReferralLink } from './useReferralLink.ts';

export interface ShareLinkProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The signed-in member's own link to be handed on. */
export function ShareLink({ isOpen, onClose }: ShareLinkProps) {
  const { share } = usePorts();
  const t = useMessage();
  const url = useOwnLink();
  const copy = useReferralLink();
  const [hasFailed, setFailed] = useState(false);
  const wallet = useWalletId();
  const { data: place } = usePlace(wallet);
  const [isRefused, setRefused] = useState(false);
  if (url === null) return null;
  const asksFirst = place?.state === 'unsigned' && !isRefused;

  function handOn(link: string) {
    setFailed(false);
    share
      .share({ title: t('common.productName'), text: t('share.message.text'), url: link })
      .catch(() => setFailed(true));
  }

  return (
    <ShareLinkSheet
      url={url}
      isOpen={isOpen}
      onClose={onClose}
      warning={<PlaceNotice />}
      {...(asksFirst && { onShareAnyway: () => setRefused(true) })}
      onCopy={copy}
      hasFailed={hasFailed}
      {...(share.isOffered && { onShare: () => handOn(url) })}
    />
  );
}
