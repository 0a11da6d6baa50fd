import { AccessScreen, ErrorBoundary } from '@upline/ui';
import { isLocalChain } from '../chain/localMode.ts';
import { uplineOf } from './accessPath.ts';
import { readAccessState } from './askedPage.ts';
import { externalUrl } from './externalUrl.ts';
import { useTitle } from './useTitle.ts';

export interface AccessPageProps {
  /** Where the browser is, and what the way there says. */
  location: { pathname: string; search: string; state: unknown };
}

/** Signing in and registering. It does without the router, so that a first visit need not load it. */
export function AccessPage({ location }: AccessPageProps) {
  const { asked, sessionEnded } = readAccessState(location.state);
  useTitle({ id: 'access.title' });
  return (
    <ErrorBoundary onError={(error) => reportError(error)}>
      <AccessScreen
        prefilled={uplineOf(location)}
        returnTo={asked}
        hasSessionEnded={sessionEnded}
        isLocalChain={isLocalChain}
        landingUrl={externalUrl(import.meta.env.LANDING_URL)}
      />
    </ErrorBoundary>
  );
}
