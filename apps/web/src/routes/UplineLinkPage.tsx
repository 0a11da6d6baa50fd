import { uplineLinkValue } from '@upline/app-kit/accessPath';
import { UplineRedirect } from '@upline/ui';
import { useLocation } from 'react-router-dom';

export function UplineLinkPage() {
  const { pathname } = useLocation();
  return <UplineRedirect upline={uplineLinkValue(pathname)} />;
}
