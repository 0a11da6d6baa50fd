/** Parses the headers of an `XMLHttpRequest`. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Sends a request like `fetch`. @throws TypeError without an answer, or the signal's reason. */
function send(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onSent: (bytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const end = () => signal?.removeEventListener('abort', giveUp);
    request.open(method, url);
    request.withCredentials = true;
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      end();
      const { status, response } = request;
      resolve(new Response(response === '' ? null : response, { status, headers: headersOf(request) }));
    };
    request.onerror = () => {
      end();
      reject(new TypeError('No answer came.'));
    };
    request.onabort = () => {
      end();
      reject(signal?.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', giveUp);
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}

/**
 * A `fetch` that reports how many bytes of the body were sent, which the platform's own cannot.
 * @param onSent Called repeatedly with the number of bytes sent so far.
 */
export function sendWithProgress(onSent: (bytes: number) => void): typeof globalThis.fetch {
  return (url, request = {}) => send(String(url), request, onSent);
}
