/** What a reply's headers say, as the old interface gives them. */
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

/** Makes a request as `fetch` does. @throws TypeError when no answer came, or the signal's reason. */
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
 * A `fetch` that tells how many bytes of a request's body have left, which the platform's own cannot.
 * @param onSent Called again and again with all that have left so far.
 */
export function sendWithProgress(onSent: (bytes: number) => void): typeof globalThis.fetch {
  return (url, request = {}) => send(String(url), request, onSent);
}
