import { routes } from '@upline/api';
import { errorReport } from './errorReport.ts';

/** Maximum number of reports per visit; further errors are most likely the same. */
const mostReports = 10;

const reported = new Set<string>();

/** Reports an error to the server, each once per visit. A failed report is ignored. */
export function reportError(event: Event): void {
  const { method, path } = routes.reportClientError;
  const report = errorReport(event, window.location.pathname, import.meta.env.UPLINE_BUILD ?? '');
  if (!report || reported.size >= mostReports) return;
  const name = `${report.kind} ${report.message}`;
  if (reported.has(name)) return;
  reported.add(name);
  // Without the session, because the report must not identify the member. `keepalive` sends it from
  // a closing page.
  void fetch(path, {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
