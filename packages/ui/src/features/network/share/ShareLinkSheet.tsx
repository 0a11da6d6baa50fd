import { Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { QRCode } from '../../../primitives/qr-code/QRCode.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { code, link } from './ShareLinkSheet.css.ts';

const duties = ['risk.1', 'risk.2', 'risk.5', 'share.duty.noPromise'] as const;

/** What members who share their link must tell the people they share it with. */
function SharingDuty() {
  const t = useMessage();
  return (
    <Callout tone="caution" title={t('share.duty')}>
      <Stack as="ul" gap="xs">
        {duties.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </Stack>
    </Callout>
  );
}

export interface ShareLinkSheetProps {
  /** The whole link. */
  url: string;
  isOpen: boolean;
  onClose: () => void;
  onCopy: () => void;
  /** Opens the device's own way to share; left out where there is none. */
  onShare?: () => void;
  /** Whether it is not known yet what the member must know before they share: no link is shown. @default false */
  isLoading?: boolean;
  /** What the member must know before they share, if anything. */
  warning?: ReactNode;
  /** Shows the link in spite of the warning, which stands alone before; left out where the link is shown at once. */
  onShareAnyway?: () => void;
  /** Whether the device has just refused to share. @default false */
  hasFailed?: boolean;
}

/**
 * A member's link to be handed on: for a camera, for the clipboard, for the device's own sheet. What has to be
 * said beside it stands beside it.
 */
export function ShareLinkSheet({
  url,
  isOpen,
  onClose,
  onCopy,
  onShare,
  isLoading = false,
  warning,
  onShareAnyway,
  hasFailed = false,
}: ShareLinkSheetProps) {
  const t = useMessage();
  return (
    <Dialog title={t('share.title')} isOpen={isOpen} onOpenChange={(opens) => opens || onClose()}>
      {isLoading && (
        <Text as="p" role="status" tone="muted">
          {t('common.loading')}
        </Text>
      )}
      {!isLoading && (
        <Stack gap="m">
          {/* One place for it, asked first or not: it says that the signature was taken. */}
          {warning}
          {onShareAnyway ? (
            <Button onPress={onShareAnyway}>{t('place.shareAnyway')}</Button>
          ) : (
            <>
              <QRCode text={url} label={t('share.qr')} className={code} />
              <Text as="p" size="mono" className={link}>
                {url}
              </Text>
              <Stack gap="xs">
                <Button tone="primary" icon={Copy} isWide onPress={onCopy}>
                  {t('nav.copyLink')}
                </Button>
                {onShare && (
                  <Button icon={Share2} isWide onPress={onShare}>
                    {t('share.native')}
                  </Button>
                )}
              </Stack>
              {hasFailed && (
                <Callout tone="critical" isLive>
                  {t('share.failed')}
                </Callout>
              )}
              <SharingDuty />
              {onShare && (
                <Stack gap="xs">
                  <Text size="small" tone="muted">
                    {t('share.message')}
                  </Text>
                  <Text as="p" size="small">
                    {t('share.message.text')}
                  </Text>
                </Stack>
              )}
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
