function shorten(text: string, head: number, tail: number): string {
  return text.length > head + tail ? `${text.slice(0, head)}…${text.slice(-tail)}` : text;
}

/**
 * A wallet in lists: the first 6 and last 4 characters, or the whole text if it is no longer. Spec
 * §9.
 */
export function shortAddress(wallet: string): string {
  return shorten(wallet, 6, 4);
}

/** A sponsor's wallet on the member page: the first 8 and last 8 characters. Spec §9. */
export function shortSponsor(wallet: string): string {
  return shorten(wallet, 8, 8);
}
