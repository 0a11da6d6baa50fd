import { forkBlock, isLocalChain } from '@upline/app-kit/localMode';
import { settings } from '@upline/app-kit/settings';
import { uplineOf } from '@upline/domain';
import { AccessScreen, ErrorBoundary } from '@upline/ui';
import { readAccessState } from './askedPage.ts';
import { useTitle } from './useTitle.ts';

export interface AccessPageProps {
  /** The current address, with the state of its history entry. */
  location: { pathname: string; search: string; state: unknown };
  /** True if another page of the app led here. @default false */
  isArrival?: boolean;
}

/** Sign-in and registration. Does not use the router, so that a first visit need not load it. */
export function AccessPage({ location, isArrival = false }: AccessPageProps) {
  const { asked, sessionEnded } = readAccessState(location.state);
  useTitle({ id: 'access.title' });
  return (
    <ErrorBoundary onError={(error) => reportError(error)}>
      <AccessScreen
        prefilled={uplineOf(location)}
        search={location.search}
        returnTo={asked}
        hasSessionEnded={sessionEnded}
        isArrival={isArrival}
        isLocalChain={isLocalChain}
        forkBlock={forkBlock}
        landingUrl={settings.landingUrl}
      />
    </ErrorBoundary>
  );
}
