/** Callbacks for live changes from the server. */
export interface LiveListener {
  /** Changes may have been missed while disconnected: refetch everything. */
  onGap(): void;
  /** The server does not answer. The port keeps reconnecting and calls `onGap` once connected. */
  onLost(): void;
  /**
   * Called with the changed topic: `notifications`, `ticket:{id}`, `ledger`, or `figures` for the
   * listener's own figures.
   */
  onTopic(topic: string): void;
}

/** Live changes from the server while a member is signed in. */
export interface LivePort {
  /**
   * Follows changes until the signal aborts, and reconnects silently.
   * @param wallet Wallet of the session.
   */
  follow(wallet: string, listener: LiveListener, signal: AbortSignal): void;
}
