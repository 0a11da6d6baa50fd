import { paths } from '@upline/domain';
import { useEffect } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { RedirectNotice } from '../../patterns/redirect-notice/RedirectNotice.tsx';
import { usePorts } from '../../ports/ports.tsx';

/** Redirects unknown paths to the dashboard and replaces the history entry. Spec §2. */
export function NotFoundRedirect() {
  const t = useMessage();
  const { navigation } = usePorts();
  useEffect(() => navigation.go(paths.dashboard, { replace: true }), [navigation]);
  return <RedirectNotice>{t('access.notFound')}</RedirectNotice>;
}
