import { ApiError } from '@upline/api';
import { useCallback, useEffect, useState } from 'react';
import type { Sponsor } from '../../patterns/sponsor-card/sponsor.ts';
import { usePorts } from '../../ports/ports.tsx';

/** Who stands behind a referral. @param referral By ID, `@/ID` or wallet; `''` for nobody. */
export function useSponsor(referral: string): { sponsor: Sponsor; retry: () => void } {
  const { client } = usePorts();
  const [sponsor, setSponsor] = useState<Sponsor>({ status: referral === '' ? 'none' : 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again.
  useEffect(() => {
    if (referral === '') return;
    const controller = new AbortController();
    setSponsor({ status: 'loading' });
    client.call('sponsor', { params: { upline: referral } }, { signal: controller.signal }).then(
      ({ data }) => setSponsor({ status: 'known', ...data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isAnswered = error instanceof ApiError && (error.status === 404 || error.status === 422);
        setSponsor({ status: isAnswered ? 'unknown' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [client, referral, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { sponsor, retry };
}
