import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports.tsx';
import { type Incident, IncidentLine } from './IncidentLine.tsx';

/** How often it is asked for again, milliseconds. */
const interval = 60_000;

/** What everybody is told, above the sign-in, which is drawn at build: it is asked for once the page stands. */
export function FirstIncident() {
  const { client } = usePorts();
  const [incident, setIncident] = useState<Incident | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () =>
      void client.call('currentIncident', {}, { signal: leaving.signal }).then(
        ({ data }) => setIncident(data.incident),
        // What nobody answers is not told.
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
