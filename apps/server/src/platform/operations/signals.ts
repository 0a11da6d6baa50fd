/** Urgency: `page` immediately, `ticket` on the next working day. */
export type Severity = 'page' | 'ticket';

/** An alert; `docs/runbooks.md#{name}` describes the response. */
export interface Alert {
  /** Words with hyphens, equal to the runbook's heading. */
  name: string;
  /** PromQL condition of the problem. */
  when: string;
  /** Minimum duration of the condition: `1m`. */
  lasts: string;
  severity: Severity;
  /** Meaning, in one sentence. */
  means: string;
}

/** A panel of the dashboard with its alerts. */
export interface Signal {
  title: string;
  /** PromQL of the lines shown. */
  shows: string;
  /** Label of each line, with PromQL labels in double braces. */
  line: string;
  /** Grafana's unit. */
  unit: 'short' | 's' | 'percentunit' | 'bytes' | 'reqps' | 'bool';
  alerts: readonly Alert[];
}

const alert = (name: string, severity: Severity, lasts: string, when: string, means: string): Alert => ({
  name,
  severity,
  lasts,
  when,
  means,
});

const failedShare = `sum(rate(upline_http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(upline_http_request_seconds_count[5m]))`;
// Excludes uploads, whose duration depends on the member's connection.
const slowest = `histogram_quantile(0.99, sum by (le) (rate(upline_http_request_seconds_bucket{route!~"/api/upload/.*"}[5m])))`;

/**
 * All signals; `pnpm generate:signals` generates `deploy/alerts.yaml` and `deploy/dashboard.json`
 * from them. Every metric must exist in `metrics.ts` or in the process's own.
 */
export const signals: readonly Signal[] = [
  {
    title: 'Ledger: blocks behind the chain',
    shows: 'upline_ledger_lag_blocks',
    line: '{{instance}}',
    unit: 'short',
    alerts: [
      alert(
        'ledger-behind',
        'page',
        '5m',
        'min(upline_ledger_lag_blocks) > 50',
        'Members see figures that lag behind the chain.',
      ),
    ],
  },
  {
    title: 'Ledger: block reached',
    shows: 'upline_ledger_block',
    line: '{{instance}}',
    unit: 'short',
    alerts: [
      alert(
        'server-gone',
        'page',
        '2m',
        'absent(upline_ledger_block)',
        'Prometheus receives metrics from no server.',
      ),
    ],
  },
  {
    title: 'Ledger: follows the chain',
    shows: 'upline_ledger_following',
    line: '{{instance}}',
    unit: 'bool',
    alerts: [
      alert(
        'ledger-contradicted',
        'page',
        '5m',
        'upline_ledger_following == 0',
        'No node has blocks that continue the ledger.',
      ),
    ],
  },
  {
    title: 'Ledger: last step failed',
    shows: 'upline_ledger_failing',
    line: '{{instance}}',
    unit: 'bool',
    alerts: [
      alert(
        'ledger-failing',
        'ticket',
        '5m',
        'upline_ledger_failing == 1',
        'The ledger retries without success and serves its last state.',
      ),
    ],
  },
  {
    title: 'Ledger: who follows for all',
    shows: 'upline_ledger_follower',
    line: '{{instance}}',
    unit: 'bool',
    alerts: [
      alert(
        'nobody-follows',
        'page',
        '2m',
        'sum(upline_ledger_follower) != 1',
        'No server follows the chain, or two report that they do.',
      ),
    ],
  },
  {
    title: 'Chain: head that the nodes have shown',
    shows: 'upline_ledger_head_block',
    line: '{{instance}}',
    unit: 'short',
    alerts: [],
  },
  {
    title: 'Chain: deep reorganisations within an hour',
    shows: 'increase(upline_ledger_deep_reorgs_total[1h])',
    line: '{{instance}}',
    unit: 'short',
    alerts: [
      alert(
        'deep-reorganisation',
        'ticket',
        '0m',
        'increase(upline_ledger_deep_reorgs_total[1h]) > 0',
        'A reorg replaced more blocks than usual.',
      ),
    ],
  },
  {
    title: 'Chain: node answers',
    shows: 'upline_chain_reachable',
    line: '{{instance}}',
    unit: 'bool',
    alerts: [
      alert(
        'chain-unreachable',
        'page',
        '5m',
        'upline_chain_reachable == 0',
        'No node of the chain answers a server.',
      ),
    ],
  },
  {
    title: 'Chain: failures by node',
    shows: 'sum by (node, kind) (rate(upline_chain_failures_total[5m]))',
    line: '{{node}} {{kind}}',
    unit: 'reqps',
    alerts: [
      alert(
        'chain-failures',
        'ticket',
        '10m',
        'sum by (node) (rate(upline_chain_failures_total[10m])) > 0.1',
        'A node of the chain fails or refuses more than one call in ten seconds.',
      ),
    ],
  },
  {
    title: 'Database: answers',
    shows: 'upline_database_answers',
    line: '{{instance}}',
    unit: 'bool',
    alerts: [
      alert(
        'database-silent',
        'page',
        '30s',
        'upline_database_answers == 0',
        'The database does not answer; members get 503.',
      ),
    ],
  },
  {
    title: 'Database: connections',
    shows: 'upline_database_connections',
    line: '{{instance}} {{state}}',
    unit: 'short',
    alerts: [
      alert(
        'connections-scarce',
        'ticket',
        '1m',
        'upline_database_connections{state="waited_for"} > 0',
        'Statements wait for a connection to the database.',
      ),
    ],
  },
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
  {
    title: 'Process: how long its loop stands still, slowest in a hundred',
    shows: 'nodejs_eventloop_lag_p99_seconds',
    line: '{{instance}}',
    unit: 's',
    alerts: [
      alert(
        'loop-stalls',
        'ticket',
        '5m',
        'nodejs_eventloop_lag_p99_seconds > 0.2',
        'A long task blocks a server, and its callers wait.',
      ),
    ],
  },
  {
    title: 'Uploads: free space',
    shows: 'upline_upload_space_bytes',
    line: '{{instance}}',
    unit: 'bytes',
    alerts: [
      alert(
        'space-scarce',
        'page',
        '5m',
        'min(upline_upload_space_bytes) < 2147483648',
        'The disk is almost full: uploads are refused soon, then the database has no room.',
      ),
    ],
  },
  {
    title: 'Pictures: that wait to be opened',
    shows: 'upline_pictures_waiting',
    line: '{{instance}}',
    unit: 'short',
    alerts: [],
  },
  {
    title: 'Pictures: how long the first has waited',
    shows: 'upline_pictures_longest_wait_seconds',
    line: '{{instance}}',
    unit: 's',
    alerts: [
      alert(
        'pictures-wait',
        'ticket',
        '5m',
        'max(upline_pictures_longest_wait_seconds) > 20',
        'Uploads of pictures wait long.',
      ),
    ],
  },
  {
    title: 'Pictures: by how they ended',
    shows: 'sum by (outcome) (rate(upline_pictures_total[5m]))',
    line: '{{outcome}}',
    unit: 'reqps',
    alerts: [
      alert(
        'pictures-refused',
        'ticket',
        '10m',
        'sum(rate(upline_pictures_total{outcome=~"memory|time|failed"}[10m])) > 0.1',
        'Pictures need too much memory or time, or the server opens none.',
      ),
    ],
  },
  {
    title: 'Uploads: refused',
    shows: 'sum by (status) (rate(upline_uploads_refused_total[5m]))',
    line: '{{status}}',
    unit: 'reqps',
    alerts: [],
  },
  {
    title: 'Support: tickets opened',
    shows: 'sum(rate(upline_tickets_opened_total[1h]))',
    line: 'opened',
    unit: 'reqps',
    alerts: [],
  },
  {
    title: 'Support: tickets that are not closed',
    shows: 'max by (status) (upline_tickets_waiting)',
    line: '{{status}}',
    unit: 'short',
    alerts: [],
  },
  {
    title: 'Support: replies that have not left',
    shows: 'max by (state) (upline_replies_held)',
    line: '{{state}}',
    unit: 'short',
    alerts: [],
  },
  {
    title: 'Backups: age of the newest',
    shows: 'upline_backup_age_seconds',
    line: '{{instance}}',
    unit: 's',
    alerts: [
      alert(
        'backup-old',
        'ticket',
        '10m',
        'min(upline_backup_age_seconds) > 93600',
        'No backup was made for more than 26 hours.',
      ),
    ],
  },
  {
    title: 'Version that runs',
    shows: 'upline_build_info',
    line: '{{instance}} {{version}}',
    unit: 'short',
    alerts: [],
  },
  {
    title: 'Process: memory',
    shows: 'process_resident_memory_bytes',
    line: '{{instance}}',
    unit: 'bytes',
    alerts: [
      alert(
        'memory-high',
        'ticket',
        '10m',
        // The rest is for the processes that read pictures.
        'process_resident_memory_bytes > 0.7 * upline_memory_limit_bytes',
        'A server nears the limit at which it is killed.',
      ),
    ],
  },
  {
    title: 'Process: CPU, cores',
    shows: 'rate(process_cpu_seconds_total[5m])',
    line: '{{instance}}',
    unit: 'short',
    alerts: [],
  },
];
