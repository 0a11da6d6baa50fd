import { createTransport, HttpRequestError, type HttpTransport, RpcRequestError } from 'viem';
import { getHttpRpcClient } from 'viem/utils';

/** Largest number of requests in a batch, until the node refuses one. */
const largestBatch = 1000;

/** Maximum of parallel requests to one node. */
const mostAtOnce = 4;

/** Milliseconds after a refused batch until a full batch is tried again. */
const remembered = 600_000;

/** HTTP statuses that mean the batch was refused for its size or form. */
const batchStatuses: readonly number[] = [400, 403, 404, 405, 406, 413, 415, 422, 500, 501];

interface Question {
  method: string;
  params?: unknown;
}

interface Waiting extends Question {
  id: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Options {
  retryCount?: number;
  /** Timeout of a request, milliseconds. */
  timeout?: number;
}

interface Answer {
  id?: unknown;
  result?: unknown;
  error?: { code?: unknown; message?: unknown; data?: unknown } | null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isAnswer(value: unknown): value is Answer {
  return isObject(value) && ('result' in value || isObject((value as Answer).error));
}

/** The node's error message in a reply without answers. */
function excuseIn(reply: unknown): string {
  const [one] = [reply].flat();
  if (isAnswer(one) && typeof one.error?.message === 'string') return one.error.message;
  return typeof reply === 'string' ? reply : '';
}

/** The largest batch named in a node's error message, or `null` if it has no number. */
function limitIn(words: string): number | null {
  const named = /(?:more than|max(?:imum)?\D{0,20}|limit\D{0,20}|up to|exceeds?)\D{0,10}(\d{1,4})\b/i.exec(
    words,
  )?.[1];
  return named === undefined ? null : Math.max(1, Number(named));
}

/** The error for a reply that is not JSON-RPC. */
function noAnswer(url: string, body: Question): HttpRequestError {
  const details = 'The node did not answer as JSON-RPC has it.';
  return new HttpRequestError({ body: { ...body }, url, details });
}

/**
 * viem's HTTP transport with batching of simultaneous requests, as far as the node allows. A batch
 * refused as a whole, in any form, is sent again in smaller batches, down to single requests. The
 * accepted size is stored per node, and a full batch is tried again only after ten minutes. A
 * malformed reply becomes an HttpRequestError, not an exception of this code.
 */
export function nodeTransport(
  url: string,
  { retryCount, timeout: usualTimeout }: Options = {},
): HttpTransport {
  let most = largestBatch;
  let shrunkAt = Number.NEGATIVE_INFINITY;
  let nextId = 1;
  let waiting: Waiting[] = [];
  let underWay = 0;
  const gate: (() => void)[] = [];

  async function alone<Result>(task: () => Promise<Result>): Promise<Result> {
    if (underWay >= mostAtOnce) await new Promise<void>((open) => gate.push(open));
    underWay += 1;
    try {
      return await task();
    } finally {
      underWay -= 1;
      gate.shift()?.();
    }
  }

  return ({ retryCount: usualRetries, timeout: clientTimeout }) => {
    const timeout = clientTimeout ?? usualTimeout ?? 10_000;
    const rpc = getHttpRpcClient(url, { timeout });

    const bodyOf = ({ id, method, params }: Waiting) => ({ jsonrpc: '2.0' as const, id, method, params });

    function settle(question: Waiting, reply: unknown): void {
      const { method, params, resolve, reject } = question;
      if (!isAnswer(reply)) {
        reject(noAnswer(url, { method, params }));
        return;
      }
      if (!reply.error) {
        resolve(reply.result);
        return;
      }
      const { code, message, data } = reply.error;
      const error = {
        code: typeof code === 'number' ? code : -32603,
        message: typeof message === 'string' ? message : '',
        data,
      };
      reject(new RpcRequestError({ body: { method, params }, error, url }));
    }

    async function askOne(question: Waiting): Promise<void> {
      try {
        const reply: unknown = await alone(() => rpc.request({ body: bodyOf(question) }));
        settle(question, Array.isArray(reply) && reply.length === 1 ? reply[0] : reply);
      } catch (error) {
        question.reject(error);
      }
    }

    /**
     * @returns The unanswered requests and the next batch size; `null` if every request is settled.
     */
    async function askTogether(
      questions: readonly Waiting[],
    ): Promise<{ left: Waiting[]; size: number } | null> {
      const half = Math.ceil(questions.length / 2);
      let reply: unknown;
      try {
        reply = await alone(() => rpc.request({ body: questions.map(bodyOf) }));
      } catch (error) {
        const isAboutBatch =
          error instanceof HttpRequestError &&
          (batchStatuses.includes(error.status ?? 0) || error.cause instanceof SyntaxError);
        if (isAboutBatch) {
          const size = Math.min(limitIn(error.details ?? '') ?? half, questions.length - 1);
          return { left: [...questions], size };
        }
        for (const { reject } of questions) reject(error);
        return null;
      }
      const answers = Array.isArray(reply) ? reply.filter(isAnswer) : [];
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      const left = questions.filter(({ id }) => !byId.has(id));
      // Without answers, the reply is one error for the whole batch: in a list, or alone.
      for (const question of questions) {
        if (byId.has(question.id)) settle(question, byId.get(question.id));
      }
      if (left.length === 0) return null;
      const limit = limitIn(excuseIn(reply)) ?? half;
      const size = left.length === questions.length ? limit : answers.length;
      return { left, size: Math.max(1, Math.min(size, questions.length - 1)) };
    }

    async function ask(questions: readonly Waiting[]): Promise<void> {
      if (most < largestBatch && performance.now() - shrunkAt > remembered) most = largestBatch;
      const [only] = questions;
      if (only && questions.length === 1) return askOne(only);
      const size = Math.min(most, questions.length);
      if (size < questions.length) {
        const parts = Array.from({ length: Math.ceil(questions.length / size) }, (_, at) =>
          questions.slice(at * size, (at + 1) * size),
        );
        // The first batch tests the size; the others follow in parallel.
        const [first = [], ...others] = parts;
        await ask(first);
        await Promise.all(others.map(ask));
        return;
      }
      const refused = await askTogether(questions);
      if (!refused) return;
      if (refused.size < most) {
        most = refused.size;
        shrunkAt = performance.now();
      }
      await ask(refused.left);
    }

    function flush(): void {
      const questions = waiting;
      waiting = [];
      void ask(questions);
    }

    return createTransport(
      {
        key: 'http',
        name: 'HTTP JSON-RPC',
        type: 'http',
        retryCount: retryCount ?? usualRetries,
        timeout,
        request: ({ method, params }: Question) =>
          new Promise<unknown>((resolve, reject) => {
            if (waiting.length === 0) setTimeout(flush, 0);
            waiting.push({ id: nextId++, method, params, resolve, reject });
          }) as never,
      },
      { url },
    );
  };
}
