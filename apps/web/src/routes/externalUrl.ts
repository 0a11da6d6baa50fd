/** A page of another site, as the environment names it; `null` without one or when it is none of the web's. */
export function externalUrl(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
