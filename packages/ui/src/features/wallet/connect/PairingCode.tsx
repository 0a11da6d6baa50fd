import { Smartphone } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { CopyButton } from '../../../primitives/copy-button/CopyButton.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { QRCode } from '../../../primitives/qr-code/QRCode.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { code } from './PairingCode.css.ts';

export interface PairingCodeProps {
  /** Pairing link in the wallet's own scheme. */
  link: string;
}

/** QR code for a wallet on another device, with the same link for one on this device. */
export function PairingCode({ link }: PairingCodeProps) {
  const t = useMessage();
  return (
    <Stack gap="m">
      <Text as="p" role="status">
        {t('wallet.pairing.text')}
      </Text>
      <QRCode className={code} text={link} label={t('wallet.pairing.code')} />
      <Stack gap="s">
        <LinkButton href={link} icon={Smartphone} isWide>
          {t('wallet.pairing.open')}
        </LinkButton>
        <CopyButton text={link} label={t('wallet.pairing.copy')} isWide />
      </Stack>
    </Stack>
  );
}
