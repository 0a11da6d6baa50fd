import { alert, type Signal } from './signal.ts';

/** The ledger, the nodes of the chain and the database. */
export const sourceSignals: readonly Signal[] = [
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
];
