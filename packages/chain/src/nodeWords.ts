import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';

/** The longest that a node is quoted, characters: some answer with whole pages. */
const longest = 200;

/** An address without what may be a key in it. */
function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '…';
}

function quoted(text: string): string {
  const plain = text
    .replace(/\b(?:https?|wss?):\/\/[^\s"')]+/gi, hostOf)
    // Keys in any other form.
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

/**
 * What a node itself said, without addresses and keys; the library's words for it tell nobody what to do.
 * @returns `null` where the error is not of a node.
 */
export function nodeWords(error: unknown): string | null {
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
