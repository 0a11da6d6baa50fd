import { alert, type Signal } from './signal.ts';

/** The process, uploads, support and backups. */
export const serverSignals: readonly Signal[] = [
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
