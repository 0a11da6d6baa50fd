/**
 * A member's text, as a terminal may show it: its control characters, which could move the cursor, hide
 * text or worse, are seen and not obeyed. Lines and tabs stay unless it must fit on one line.
 */
export function printable(text: string, { oneLine = false } = {}): string {
  // Bidirectional overrides reorder what stands around them.
  const harmful = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
  const shown = text.replace(/\r\n/g, '\n').replace(harmful, '\ufffd');
  return oneLine ? shown.replace(/\s+/g, ' ').trim() : shown;
}
