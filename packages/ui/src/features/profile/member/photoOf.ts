/** A photo's address without the quotes that some servers leave around it. Spec §2. */
export function photoOf(stored: string): string {
  return stored.trim().replace(/^["']+|["']+$/g, '');
}
