import { IncidentLine } from './IncidentLine.tsx';
import { useIncident } from './incidentQuery.ts';

/** What everybody is told, above the page. */
export function IncidentBanner() {
  const { data } = useIncident();
  return data && <IncidentLine incident={data} />;
}
