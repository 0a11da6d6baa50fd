/** What only one page of this browser does at a time. */
export interface Turn {
  /** Acts now, unless another page is at it. @returns Whether it acted. */
  ifFree(act: () => Promise<void>): Promise<boolean>;
  /** Acts as soon as no other page is at it. */
  whenFree(act: () => Promise<void>, signal?: AbortSignal): Promise<void>;
}

/** A browser without locks has no other page that it knows of. */
const noOthers: Turn = {
  async ifFree(act) {
    await act();
    return true;
  },
  whenFree: (act) => act(),
};

/** The turn of a name, held across all pages of this browser; a page that is closed gives it back. */
export function turnOf(name: string): Turn {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return noOthers;
  return {
    ifFree: (act) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await act();
        return lock !== null;
      }),
    async whenFree(act, signal) {
      await locks.request(name, signal ? { signal } : {}, act);
    },
  };
}
