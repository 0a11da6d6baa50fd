import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports.tsx';
import { type Incident, IncidentLine } from './IncidentLine.tsx';

/** Polling interval in milliseconds. */
const interval = 60_000;

/**
 * The incident notice above the sign-in. The page is prerendered, so the notice is requested after
 * the first render.
 */
export function FirstIncident() {
  const { client } = usePorts();
  const [incident, setIncident] = useState<Incident | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () =>
      void client.call('currentIncident', {}, { signal: leaving.signal }).then(
        ({ data }) => setIncident(data.incident),
        // A failed request shows no notice.
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, interval);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [client]);
  return incident && <IncidentLine incident={incident} />;
}
