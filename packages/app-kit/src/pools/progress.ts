import { type Readable, type SessionPort, writable } from '@upline/ui/ports';

/** The receiver of one run's events. */
export interface Report<Event> {
  /** Reports events; those of an abandoned run are ignored. */
  tell(...events: readonly Event[]): void;
  /** Removes the run, even while it runs: it has nothing worth showing. */
  drop(): void;
  /** Aborted once no page shows the run. */
  signal: AbortSignal;
}

/** The signed-in member's current run, as shown. */
export interface Progress<State, Event> {
  current: Readable<State | null>;
  isRunning(): boolean;
  /** Shows a run with its known events. @returns The receiver of further events. */
  begin(state: State, known?: readonly Event[]): Report<Event>;
  /** Removes the run, unless it is still running. */
  dismiss(): void;
}

/** The signed-in member's run on the chain, one at a time; never shown to another member. */
export function createProgress<State extends { status: 'running' | 'succeeded' | 'failed' }, Event>(
  session: Pick<SessionPort, 'user'>,
  advance: (state: State, event: Event) => State,
): Progress<State, Event> {
  const current = writable<State | null>(null);
  let owner = session.user.get()?.walletId;
  let end = () => {};

  // Hide the run from the next member.
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
