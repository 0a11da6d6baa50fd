import { paths } from '@upline/domain';
import { useEffect } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { RedirectNotice } from '../../patterns/redirect-notice/RedirectNotice.tsx';
import { usePorts } from '../../ports/ports.tsx';

export interface UplineRedirectProps {
  /** The decoded path segment after `/uplineLink/`. */
  upline: string;
}

/** The older form of shared links: redirects to the sign-in with a full page load. Spec §2. */
export function UplineRedirect({ upline }: UplineRedirectProps) {
  const t = useMessage();
  const { navigation } = usePorts();
  useEffect(() => {
    navigation.leave(`${paths.connectWallet}?${new URLSearchParams({ upline })}`, { replace: true });
  }, [navigation, upline]);
  return <RedirectNotice>{t('access.redirecting')}</RedirectNotice>;
}
