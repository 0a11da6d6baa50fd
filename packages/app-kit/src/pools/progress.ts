import { type Readable, type SessionPort, writable } from '@upline/ui/ports';

/** Where it is told how one run goes. */
export interface Report<Event> {
  /** Tells what has happened; of a run that was given up nothing is shown. */
  tell(...events: readonly Event[]): void;
  /** Forgets the run, also while it runs: nothing is known of it that is worth showing. */
  drop(): void;
  /** Aborted when no page shows the run any more. */
  signal: AbortSignal;
}

/** What the signed-in member has begun, as it is shown. */
export interface Progress<State, Event> {
  current: Readable<State | null>;
  isRunning(): boolean;
  /** Shows a run, with what is known of it already. @returns Where the rest is told. */
  begin(state: State, known?: readonly Event[]): Report<Event>;
  /** Forgets it, unless it still runs. */
  dismiss(): void;
}

/** What the signed-in member does on the chain, one thing at a time; another member never sees it. */
export function createProgress<State extends { status: 'running' | 'succeeded' | 'failed' }, Event>(
  session: Pick<SessionPort, 'user'>,
  advance: (state: State, event: Event) => State,
): Progress<State, Event> {
  const current = writable<State | null>(null);
  let owner = session.user.get()?.walletId;
  let end = () => {};

  // The next member must not see what the last one did.
  session.user.subscribe(() => {
    const next = session.user.get()?.walletId;
    if (next === owner) return;
    owner = next;
    end();
    current.set(null);
  });

  const isRunning = () => current.get()?.status === 'running';
  return {
    current,
    isRunning,
    begin(beginning, known = []) {
      end();
      const abortion = new AbortController();
      end = () => abortion.abort();
      let shown = known.reduce(advance, beginning);
      current.set(shown);
      return {
        signal: abortion.signal,
        tell(...events) {
          if (current.get() !== shown) return;
          shown = events.reduce(advance, shown);
          current.set(shown);
        },
        drop() {
          if (current.get() === shown) current.set(null);
        },
      };
    },
    dismiss() {
      if (!isRunning()) current.set(null);
    },
  };
}
