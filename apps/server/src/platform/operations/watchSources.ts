import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { type LedgerView, usualReorg } from './ledgerView.ts';

export interface SupportFigures {
  /** Open tickets by status. */
  tickets: Readonly<Record<string, number>>;
  /** Unsent replies: scheduled, or stopped because their author is no longer in support. */
  replies: Readonly<Record<'waiting' | 'stopped', number>>;
}

export interface PictureFigures {
  waiting(): number;
  /** Seconds. */
  longestWait(): number;
  outcomes(): ReadonlyMap<string, number>;
}

export interface NodeFigures {
  name: string;
  failures: Readonly<Record<'unreachable' | 'refused', number>>;
}

/** Milliseconds for which figures from the database are cached. */
const figuresStand = 10_000;

export function watchLedger(registry: Registry, ledger: LedgerView): void {
  const gauge = (name: string, help: string, read: () => number | null) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        // An unknown figure is omitted: zero would look healthy.
        this.remove();
        const value = read();
        if (value !== null) this.set(value);
      },
    });
  };
  gauge('upline_ledger_block', 'The block that the ledger has reached.', () => Number(ledger.reached()));
  gauge('upline_ledger_head_block', 'The newest block that the chain has shown.', () => {
    const { head } = ledger.health().chain;
    return head === null ? null : Number(head);
  });
  gauge('upline_ledger_lag_blocks', 'How many blocks the ledger is behind the chain.', () => {
    const lag = ledger.lag();
    return lag === null ? null : Number(lag);
  });
  new Counter({
    name: 'upline_ledger_deep_reorgs_total',
    help: `Reorganisations that have taken back more than ${usualReorg} blocks.`,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(ledger.deepReorgs());
    },
  });
  gauge('upline_ledger_follower', '1 in the process that follows the chain for all.', () =>
    ledger.isFollower() ? 1 : 0,
  );
  gauge('upline_ledger_following', '1 while the ledger follows the chain.', () =>
    ledger.health().state === 'following' ? 1 : 0,
  );
  gauge('upline_ledger_failing', '1 while the ledger’s last step failed.', () =>
    ledger.health().isFailing ? 1 : 0,
  );
  gauge('upline_chain_reachable', '1 while the chain’s node answers.', () =>
    ledger.health().chain.reachable ? 1 : 0,
  );
}

export function watchPool(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'upline_database_connections',
    help: 'Connections to the database by state, and the statements that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

export function watchNodes(registry: Registry, nodes: readonly NodeFigures[]): void {
  new Counter({
    name: 'upline_chain_failures_total',
    help: 'Calls to a node of the chain that failed after their repeats: unreachable, or refused.',
    labelNames: ['node', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, failures } of nodes) {
        for (const [kind, count] of Object.entries(failures)) this.inc({ node: name, kind }, count);
      }
    },
  });
}

export function watchPictures(registry: Registry, pictures: PictureFigures): void {
  new Gauge({
    name: 'upline_pictures_waiting',
    help: 'Pictures that wait to be opened, in the lines of their members and of both processes.',
    registers: [registry],
    collect() {
      this.set(pictures.waiting());
    },
  });
  new Gauge({
    name: 'upline_pictures_longest_wait_seconds',
    help: 'How long the first of those pictures has waited.',
    registers: [registry],
    collect() {
      this.set(pictures.longestWait());
    },
  });
  new Counter({
    name: 'upline_pictures_total',
    help: 'Pictures by how their way has ended.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of pictures.outcomes()) this.inc({ outcome }, count);
    },
  });
}

export function watchSupport(registry: Registry, read: () => Promise<SupportFigures>): void {
  let last: { at: number; figures: Promise<SupportFigures | null> } | null = null;
  // One query per scrape keeps the figures consistent, and several scrapers cost no more than one.
  const recent = () => {
    if (last === null || performance.now() - last.at > figuresStand) {
      last = { at: performance.now(), figures: read().catch(() => null) };
    }
    return last.figures;
  };
  const gauge = (name: string, help: string, label: string, of: (figures: SupportFigures) => object) => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        const figures = await recent();
        // Unknown figures are omitted: zero would look healthy.
        for (const [value, count] of Object.entries(figures ? of(figures) : {}))
          this.set({ [label]: value }, count);
      },
    });
  };
  const waiting = 'Tickets that are not closed, by status.';
  gauge('upline_tickets_waiting', waiting, 'status', ({ tickets }) => tickets);
  const held =
    'Replies of the staff that have not left: on their way, or stopped since nobody answers for them.';
  gauge('upline_replies_held', held, 'state', ({ replies }) => replies);
}
