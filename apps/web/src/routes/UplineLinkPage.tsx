import { UplineRedirect } from '@upline/ui';
import { useLocation } from 'react-router-dom';
import { uplineLinkValue } from './accessPath.ts';

export function UplineLinkPage() {
  const { pathname } = useLocation();
  return <UplineRedirect upline={uplineLinkValue(pathname)} />;
}
