/** A photo's URL without the quotes that some servers add. Spec §2. */
export function photoOf(stored: string): string {
  return stored.trim().replace(/^["']+|["']+$/g, '');
}
