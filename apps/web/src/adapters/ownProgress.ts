import type { Readable, SessionPort } from '@upline/ui/ports';

/** What is told of one thing that was begun. */
export interface Telling<Event> {
  /** Tells the next event; of what was given up meanwhile nothing is shown. */
  tell(event: Event): void;
  /** Forgets it, also while it runs: nothing is known of it that is worth showing. */
  drop(): void;
  /** Aborted when no page shows it any more. */
  signal: AbortSignal;
}

/** Something that the signed-in member has begun and that is told step by step. */
export interface OwnProgress<State, Event> {
  current: Readable<State | null>;
  isRunning(): boolean;
  /** Shows a beginning. @returns What takes word of it, and of nothing that was begun since. */
  begin(state: State): Telling<Event>;
  /** Forgets it, unless it still runs. */
  dismiss(): void;
}

/** What the signed-in member does on the chain, one thing at a time; another member never sees it. */
export function ownProgress<State extends { status: 'running' | 'succeeded' | 'failed' }, Event>(
  session: Pick<SessionPort, 'user'>,
  advance: (state: State, event: Event) => State,
): OwnProgress<State, Event> {
  const listeners = new Set<() => void>();
  let state: State | null = null;
  let owner = session.user.get()?.walletId;
  let end = () => {};

  function set(next: State | null) {
    state = next;
    for (const listener of listeners) listener();
  }

  // The next member must not see what the last one did.
  session.user.subscribe(() => {
    const next = session.user.get()?.walletId;
    if (next === owner) return;
    owner = next;
    end();
    set(null);
  });

  const isRunning = () => state?.status === 'running';
  return {
    current: {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    isRunning,
    begin(beginning) {
      end();
      const abortion = new AbortController();
      end = () => abortion.abort();
      let followed = beginning;
      set(followed);
      return {
        signal: abortion.signal,
        tell(event) {
          if (state !== followed) return;
          followed = advance(followed, event);
          set(followed);
        },
        drop() {
          if (state === followed) set(null);
        },
      };
    },
    dismiss() {
      if (!isRunning()) set(null);
    },
  };
}
