/** Navigation within the app. Links need no port: the app's router handles plain links. */
export interface NavigationPort {
  /** Goes to a path of this app. @param replace Replaces the current history entry. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Goes back in history; without history, to the dashboard. */
  back(): void;
  /** Loads another page or site from scratch. @param replace As in `go`. */
  leave(url: string, options?: { replace?: boolean }): void;
  /** Origin of shared links. */
  origin: string;
}
