import { IncidentLine } from './IncidentLine.tsx';
import { useIncident } from './incidentQuery.ts';

/** The incident notice above the page. */
export function IncidentBanner() {
  const { data } = useIncident();
  return data && <IncidentLine incident={data} />;
}
