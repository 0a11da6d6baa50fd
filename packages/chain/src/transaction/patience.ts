/** Minimum of consecutive misses, since a single node may forget a transaction. */
const fewestLooks = 5;

/** Milliseconds until an unknown transaction counts as lost. */
const usualPatience = 120_000;

/** Measures how long and how often in a row a transaction was not found. */
export function patienceOf(most: number = usualPatience) {
  let since = 0;
  let looks = 0;
  return {
    /** Records a hit. */
    renew() {
      looks = 0;
    },
    /** Records a miss. @returns True if the transaction counts as lost. */
    isLostBy(now: number): boolean {
      if (looks === 0) since = now;
      looks += 1;
      return looks >= fewestLooks && now - since >= most;
    },
  };
}
