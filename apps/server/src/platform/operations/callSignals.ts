import { alert, type Signal } from './signal.ts';

const failedShare = `sum(rate(upline_http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(upline_http_request_seconds_count[5m]))`;
// Excludes uploads, whose duration depends on the member's connection.
const slowest = `histogram_quantile(0.99, sum by (le) (rate(upline_http_request_seconds_bucket{route!~"/api/upload/.*"}[5m])))`;

/** Calls, sign-ins, live streams and pages. */
export const callSignals: readonly Signal[] = [
  {
    title: 'Calls: failed share',
    shows: failedShare,
    line: 'failed',
    unit: 'percentunit',
    alerts: [
      alert('calls-fail', 'page', '5m', `${failedShare} > 0.001`, 'More than one call in a thousand fails.'),
    ],
  },
  {
    title: 'Calls: slowest in a hundred',
    shows: slowest,
    line: 'p99',
    unit: 's',
    alerts: [alert('calls-slow', 'ticket', '10m', `${slowest} > 1`, '1 % of calls take more than a second.')],
  },
  {
    title: 'Calls: a second, by status',
    shows: 'sum by (status) (rate(upline_http_request_seconds_count[5m]))',
    line: '{{status}}',
    unit: 'reqps',
    alerts: [],
  },
  {
    title: 'Calls: refused by the limits',
    shows: 'sum by (route) (rate(upline_rate_limit_refusals_total[5m]))',
    line: '{{route}}',
    unit: 'reqps',
    alerts: [
      alert(
        'limits-refuse',
        'ticket',
        '10m',
        'sum(rate(upline_rate_limit_refusals_total[5m])) > 1',
        'A caller sends far too many calls, or the limits are too low.',
      ),
    ],
  },
  {
    title: 'Sign-in: refused attempts',
    shows: 'sum by (status) (rate(upline_sign_in_failures_total[5m]))',
    line: '{{status}}',
    unit: 'reqps',
    alerts: [
      alert(
        'sign-ins-refused',
        'ticket',
        '10m',
        'sum(rate(upline_sign_in_failures_total{status="401"}[10m])) > 0.5',
        'An attacker tries signatures, or the server refuses valid wallets.',
      ),
    ],
  },
  {
    title: 'Live stream: browsers that listen',
    shows: 'upline_live_connections',
    line: '{{instance}}',
    unit: 'short',
    alerts: [
      alert(
        'live-streams-cut',
        'ticket',
        '10m',
        'sum(upline_live_connections) == 0 and sum(max_over_time(upline_live_connections[1h])) > 10',
        'All live streams ended, after many within the hour.',
      ),
    ],
  },
  {
    title: 'Pages: errors that they reported',
    shows: 'sum by (kind) (rate(upline_client_errors_total[5m]))',
    line: '{{kind}}',
    unit: 'reqps',
    alerts: [
      alert(
        'pages-fail',
        'ticket',
        '10m',
        'sum(rate(upline_client_errors_total[10m])) > 0.1',
        'Pages break in members’ browsers.',
      ),
    ],
  },
];
