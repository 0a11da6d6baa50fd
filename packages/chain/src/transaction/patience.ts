/** Looks that have to find nothing: one node's forgetfulness is no proof. */
const fewestLooks = 5;

/** How long nobody may know a transaction before it counts as lost, milliseconds. */
const usualPatience = 120_000;

/** Counts for how long, and how often in a row, nothing was found. */
export function patienceOf(most: number = usualPatience) {
  let since = 0;
  let looks = 0;
  return {
    /** Something was found: all is well. */
    renew() {
      looks = 0;
    },
    /** Nothing was found. @returns Whether that was once too often. */
    isLostBy(now: number): boolean {
      if (looks === 0) since = now;
      looks += 1;
      return looks >= fewestLooks && now - since >= most;
    },
  };
}
