/** The reason for which the server refused a call. */
export interface ApiReason {
  /** In English. */
  words: string;
  /** The text's ID in the catalogue, `''` if the server sent none. */
  key: string;
  values: Readonly<Record<string, string>>;
}

interface FailureBody {
  message?: string;
  key?: unknown;
  values?: unknown;
  errors?: readonly { msg: string; path?: unknown }[];
}

/** A failed call: the server refused it, or no reply arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 without a reply. */
  readonly status: number;
  /** The server's text: its first error, else its message; `null` if it sent none. Spec §8. */
  readonly reason: string | null;
  /** The same text with its ID in the catalogue, for translation. */
  readonly refusal: ApiReason | null;
  /** The reply's `message`, even if the reply has errors too; `null` if it has none. */
  readonly said: ApiReason | null;
  /** The field or header of the first error; `null` if the error names none. */
  readonly path: string | null;
  /** The reply's body, including the envelope; `null` without a body. */
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

  get isUnreachable(): boolean {
    return this.status === 0;
  }

  /**
   * True if no server answered: no reply arrived, or only a gateway's error. The server's own 503
   * has an envelope with a reason.
   */
  get isUnanswered(): boolean {
    return this.isUnreachable || (this.refusal === null && this.status >= 502 && this.status <= 504);
  }
}

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
