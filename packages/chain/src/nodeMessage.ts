import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';

/** Maximum length of a quoted error message, characters: some nodes reply with whole HTML pages. */
const longest = 200;

/** The host alone, because the path or query may contain an API key. */
function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '…';
}

function quoted(text: string): string {
  const plain = text
    .replace(/\b(?:https?|wss?):\/\/[^\s"')]+/gi, hostOf)
    // API keys outside of URLs.
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

/**
 * The node's own error message without URLs and keys; viem's texts do not help users.
 * @returns `null` for errors of other origin.
 */
export function nodeMessage(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  const said = error.walk((one) => one instanceof RpcRequestError);
  if (said instanceof RpcRequestError) return quoted(said.details) || `Error ${said.code}.`;
  if (error.walk((one) => one instanceof TimeoutError)) return 'No answer in time.';
  const failed = error.walk((one) => one instanceof HttpRequestError);
  if (!(failed instanceof HttpRequestError)) return null;
  const { status, details } = failed;
  const words = quoted(details ?? '');
  if (!status) return words || 'No answer.';
  return words ? `HTTP ${status}: ${words}` : `HTTP ${status}.`;
}
