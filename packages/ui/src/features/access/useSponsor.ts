import { ApiError } from '@upline/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePorts } from '../../ports/ports.tsx';
import type { Sponsor } from './sponsor.ts';

/** Looks up the member of a referral. @param referral ID, `@/ID` or wallet; `''` for none. */
export function useSponsor(referral: string): { sponsor: Sponsor; retry: () => void } {
  const { client } = usePorts();
  const [sponsor, setSponsor] = useState<Sponsor>({ status: referral === '' ? 'none' : 'loading' });
  const [attempt, setAttempt] = useState(0);

  // A new object for each attempt repeats the lookup of the same referral.
  const question = useMemo(() => ({ upline: referral, attempt }), [referral, attempt]);

  useEffect(() => {
    const { upline } = question;
    if (upline === '') return;
    const controller = new AbortController();
    setSponsor({ status: 'loading' });
    client.call('sponsor', { params: { upline } }, { signal: controller.signal }).then(
      ({ data }) => setSponsor({ status: 'known', ...data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isAnswered = error instanceof ApiError && (error.status === 404 || error.status === 422);
        setSponsor({ status: isAnswered ? 'unknown' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [client, question]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { sponsor, retry };
}
