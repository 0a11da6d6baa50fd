import { stringify } from 'yaml';
import type { Alert, Signal } from './signal.ts';
import { signals } from './signals.ts';

const generated = 'Made by `pnpm generate:signals` from apps/server/src/platform/operations/signals.ts.';

/** As Prometheus names them: `ledger-behind` is LedgerBehind. */
function alertName(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function ruleOf({ name, when, lasts, severity, means }: Alert) {
  return {
    alert: alertName(name),
    expr: when,
    for: lasts,
    labels: { severity },
    annotations: { summary: means, runbook: `docs/runbooks.md#${name}` },
  };
}

/** `deploy/alerts.yaml`: rules that Prometheus loads. */
export function alertsText(): string {
  const rules = signals.flatMap(({ alerts }) => alerts.map(ruleOf));
  return `# ${generated}\n${stringify({ groups: [{ name: 'upline', rules }] }, { lineWidth: 0 })}`;
}

const columns = 3;
const size = { w: 8, h: 7 };

function panelOf({ title, shows, line, unit, alerts }: Signal, index: number) {
  const place = { x: (index % columns) * size.w, y: Math.floor(index / columns) * size.h };
  const told = alerts.map(({ name, means }) => `${means} See docs/runbooks.md#${name}.`);
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    description: told.join(' '),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Grafana that fills this in.
    datasource: { type: 'prometheus', uid: '${source}' },
    gridPos: { ...size, ...place },
    fieldConfig: {
      defaults: { unit, min: 0, ...(unit === 'bool' && { max: 1 }) },
      overrides: [],
    },
    targets: [{ refId: 'A', expr: shows, legendFormat: line }],
  };
}

/** `deploy/dashboard.json`: a dashboard that Grafana imports; it asks which Prometheus to read. */
export function dashboardText(): string {
  const dashboard = {
    uid: 'upline',
    title: 'Upline',
    description: generated,
    schemaVersion: 39,
    editable: false,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: signals.map(panelOf),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}
