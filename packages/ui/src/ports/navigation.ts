/** Where the member is in the app. Links need no port: they are plain links that the app's router follows. */
export interface NavigationPort {
  /** Goes to a path of this app. @param replace Whether going back must not return here. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Goes to where the member came from, or to the dashboard. */
  back(): void;
  /** Leaves with a full page load, for another site or a fresh start here. @param replace As for `go`. */
  leave(url: string, options?: { replace?: boolean }): void;
  /** The origin that shared links begin with. */
  origin: string;
}
