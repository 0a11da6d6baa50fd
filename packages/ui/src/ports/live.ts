/** What is told of changes as they happen. */
export interface LiveListener {
  /** Something may have changed without being told, because nobody was listening: everything is to be asked again. */
  onGap(): void;
  /** Nobody answers. The line is tried again, and `onGap` says that it is back. */
  onLost(): void;
  /** Called with the name of what has changed: `notifications`, `ticket:{id}`, `ledger`, or `figures` for the listener's own. */
  onTopic(topic: string): void;
}

/** What the server says by itself while a member is signed in. */
export interface LivePort {
  /**
   * Listens until the signal ends it. A line that breaks is made again, silently.
   * @param wallet Whose session it is.
   */
  follow(wallet: string, listener: LiveListener, signal: AbortSignal): void;
}
