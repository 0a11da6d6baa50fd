function shorten(text: string, head: number, tail: number): string {
  return text.length > head + tail ? `${text.slice(0, head)}…${text.slice(-tail)}` : text;
}

/** A wallet as lists show it: first 6 and last 4, whole when it is no longer than that. Spec §9. */
export function shortAddress(wallet: string): string {
  return shorten(wallet, 6, 4);
}

/** A sponsor's wallet as the member page shows it: first 8 and last 8. Spec §9. */
export function shortSponsor(wallet: string): string {
  return shorten(wallet, 8, 8);
}
