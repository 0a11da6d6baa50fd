import { routes } from '@upline/api';
import { errorReport } from './errorReport.ts';

/** How many errors one visit reports: what breaks more often than that breaks in the same way. */
const mostReports = 10;

const reported = new Set<string>();

/** Tells the server of an error, once for each in a visit. It fails in silence: there is no one left to tell. */
export function reportError(event: Event): void {
  const { method, path } = routes.reportClientError;
  const report = errorReport(event, window.location.pathname, import.meta.env.VITE_UPLINE_BUILD ?? '');
  if (!report || reported.size >= mostReports) return;
  const name = `${report.kind} ${report.message}`;
  if (reported.has(name)) return;
  reported.add(name);
  // Without the session: nobody needs to know whose page it was. It also arrives from a page that is being left.
  void fetch(path, {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
