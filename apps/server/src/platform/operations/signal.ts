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

export const alert = (
  name: string,
  severity: Severity,
  lasts: string,
  when: string,
  means: string,
): Alert => ({
  name,
  severity,
  lasts,
  when,
  means,
});
