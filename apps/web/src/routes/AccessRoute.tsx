import type { Session } from '@upline/app-kit/session';
import { useReadable } from '@upline/ui/ports';
import { Navigate, useLocation } from 'react-router-dom';
import { AccessPage } from './AccessPage.tsx';
import { readAccessState } from './askedPage.ts';
import { firstEntry } from './firstEntry.ts';

/** The sign-in. Redirects signed-in members to the page they requested. */
export function AccessRoute({ session }: { session: Session }) {
  const user = useReadable(session.user);
  const location = useLocation();
  if (user) return <Navigate to={readAccessState(location.state).asked} replace />;
  return <AccessPage key={location.pathname} location={location} isArrival={location.key !== firstEntry} />;
}
