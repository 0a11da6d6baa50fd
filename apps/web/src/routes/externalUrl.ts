/** An external http(s) URL from the environment; `null` if it is missing or invalid. */
export function externalUrl(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
