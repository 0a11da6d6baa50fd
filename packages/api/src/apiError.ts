/** Why the server refused a call. */
export interface Refusal {
  /** In English. */
  words: string;
  /** The text's ID in the catalogue, `''` where the server names none. */
  key: string;
  values: Readonly<Record<string, string>>;
}

interface FailureBody {
  message?: string;
  key?: unknown;
  values?: unknown;
  errors?: readonly { msg: string; path?: unknown }[];
}

/** A call that did not succeed: the server refused it, or no reply came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when there was no reply. */
  readonly status: number;
  /** The server's own words: the first of its errors, else its message; `null` when it sent none. Spec §8. */
  readonly reason: string | null;
  /** The same, also by the text's ID in the catalogue, for languages other than English. */
  readonly refusal: Refusal | null;
  /** The reply's `message` alone, whatever errors stand beside it; `null` when it has none. */
  readonly said: Refusal | null;
  /** What the first of its errors is about, a field or a header; `null` when it names nothing. */
  readonly path: string | null;
  /** The reply's body as it came, envelope and all; `null` when there was none. */
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown) {
    const { errors, message, key, values } = isFailureBody(body) ? body : {};
    const reason = errors?.[0]?.msg || message || null;
    super(reason ?? `The server answered ${status}.`, { cause });
    this.status = status;
    this.reason = reason;
    const as = (words: string | null | undefined) =>
      words ? { words, key: typeof key === 'string' ? key : '', values: textsIn(values) } : null;
    this.refusal = as(reason);
    this.said = as(message);
    const path = errors?.[0]?.path;
    this.path = typeof path === 'string' ? path : null;
    this.body = body;
  }

  /** Whether the call got no answer at all. */
  get isUnreachable(): boolean {
    return this.status === 0;
  }

  /**
   * Whether no server stands behind it: the call got no answer, or only a gateway's word that there is none. The
   * server's own 503 says why in an envelope.
   */
  get isUnanswered(): boolean {
    return this.isUnreachable || (this.refusal === null && this.status >= 502 && this.status <= 504);
  }
}

/** The texts of a record, whatever else is in it. */
function textsIn(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isFailureBody(body: unknown): body is FailureBody {
  if (typeof body !== 'object' || body === null) return false;
  const { message, errors } = body as Record<string, unknown>;
  const hasMessage = message === undefined || typeof message === 'string';
  const hasErrors =
    errors === undefined ||
    (Array.isArray(errors) && errors.every((error) => typeof (error as { msg?: unknown })?.msg === 'string'));
  return hasMessage && hasErrors;
}
