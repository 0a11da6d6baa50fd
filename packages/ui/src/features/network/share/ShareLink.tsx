import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { EnrolmentNotice } from '../enrolment/EnrolmentNotice.tsx';
import { useEnrolment } from '../enrolment/enrolmentQuery.ts';
import { ShareLinkSheet } from './ShareLinkSheet.tsx';
import { useOwnLink } from './useOwnLink.ts';
import { useReferralLink } from './useReferralLink.ts';

export interface ShareLinkProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The enrolment is unknown, so the warning of an unsigned one applies. */
function UnknownPlace({ onRetry }: { onRetry: () => void }) {
  const t = useMessage();
  return (
    <Callout
      tone="caution"
      isLive
      action={
        <Button size="s" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('place.unknown')}
    </Callout>
  );
}

/** The signed-in member's link, shown after loading the warnings that precede it. */
export function ShareLink({ isOpen, onClose }: ShareLinkProps) {
  const { share } = usePorts();
  const t = useMessage();
  const url = useOwnLink();
  const copy = useReferralLink();
  const [hasFailed, setFailed] = useState(false);
  const wallet = useWalletId();
  const { data: place, isError, isPaused, refetch } = useEnrolment(wallet);
  const [isRefused, setRefused] = useState(false);
  if (url === null) return null;
  const isUnknown = place === undefined && (isError || isPaused);
  const asksFirst = (isUnknown || place?.state === 'unsigned') && !isRefused;

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
      isLoading={place === undefined && !isUnknown}
      warning={isUnknown ? <UnknownPlace onRetry={() => void refetch()} /> : <EnrolmentNotice />}
      {...(asksFirst && { onShareAnyway: () => setRefused(true) })}
      onCopy={copy}
      hasFailed={hasFailed}
      {...(share.isOffered && { onShare: () => handOn(url) })}
    />
  );
}
