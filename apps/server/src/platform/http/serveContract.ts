import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openApiText } from '@upline/api/openapi';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type BuiltFile, hashOf } from './builtFiles.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { revalidated, sendFile, sendRevalidated } from './sendFile.ts';

const require = createRequire(import.meta.url);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Upline API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="contract"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// Without `validatorUrl: null`, the page would send the document to a third-party validator.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#contract', deepLinking: true, validatorUrl: null });
`;

/** Allows the page's own files and API calls; its library adds icons and styles by script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function packed(name: string, body: Uint8Array<ArrayBuffer>): Promise<BuiltFile> {
  const type = getMimeType(name) ?? 'application/octet-stream';
  return { type, hash: hashOf(body), body, encoded: { gzip: await promisify(gzip)(body) } };
}

const fromLibrary = (path: string) => async () => new Uint8Array(await readFile(path));
const fromText = (text: () => string) => async () => new TextEncoder().encode(text());

const parts = (version: string): Record<string, () => Promise<Uint8Array<ArrayBuffer>>> => ({
  '/api/openapi.json': fromText(() => openApiText(version)),
  '/api/docs/start.js': fromText(() => start),
  '/api/docs/swagger-ui.css': fromLibrary(require.resolve('swagger-ui-dist/swagger-ui.css')),
  '/api/docs/swagger-ui-bundle.js': fromLibrary(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
});

/**
 * Serves `/api/openapi.json`, this server's contract, and `/api/docs`, a page that shows it and can
 * make its calls, without external resources. Each file is prepared on its first request.
 */
export function serveContract(app: Hono<{ Variables: Variables }>, version: string): void {
  const made = new Map<string, Promise<BuiltFile>>();
  const answer = async (context: HttpContext, path: string, read: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const file = made.get(path) ?? read().then((body) => packed(path, body));
    made.set(path, file);
    return sendFile(context, await file, revalidated);
  };
  for (const [path, read] of Object.entries(parts(version)))
    app.get(path, (context) => answer(context, path, read));
  app.get('/api/docs', (context) => {
    context.header('Content-Security-Policy', policy);
    return sendRevalidated(context, page, 'text/html; charset=UTF-8');
  });
}
