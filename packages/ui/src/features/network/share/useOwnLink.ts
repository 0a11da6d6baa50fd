import { referralUrl } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';

/** The signed-in member's link; `null` without one. Spec §5. */
export function useOwnLink(): string | null {
  const { session, navigation } = usePorts();
  const memberId = useReadable(session.user)?.profileLink.replace(/^@\//, '');
  return memberId ? referralUrl(navigation.origin, memberId) : null;
}
