import type { Session } from '@upline/app-kit/session';
import { paths } from '@upline/domain';
import { useReadable } from '@upline/ui/ports';
import { lazy, Suspense } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import type { AccessState } from './askedPage.ts';

const MemberLayout = lazy(async () => ({ default: (await import('./MemberLayout.tsx')).MemberLayout }));
const VisitorLayout = lazy(async () => ({ default: (await import('./VisitorLayout.tsx')).VisitorLayout }));

/** Member area pages that visitors may read. */
const publicPaths = [paths.transparency, paths.help, `${paths.help}/:slug`];

/**
 * The pages of members, and those open to visitors: a member sees both in the same frame. On all
 * others a visitor is sent to /login and returns after the sign-in. Spec §2, §6.
 */
export function MemberArea({ session }: { session: Session }) {
  const user = useReadable(session.user);
  const { pathname, search, hash } = useLocation();
  if (!user && publicPaths.some((path) => matchPath(path, pathname))) {
    return (
      <Suspense>
        <VisitorLayout />
      </Suspense>
    );
  }
  if (!user) {
    const state: AccessState = { asked: `${pathname}${search}${hash}`, sessionEnded: session.hasExpired() };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return (
    <Suspense>
      <MemberLayout key={user.walletId} session={session} />
    </Suspense>
  );
}
