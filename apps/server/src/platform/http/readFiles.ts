import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Endpoint, wrongFiles } from '@upline/api/contract';
import { maximumAttachmentBytes } from '@upline/domain';
import busboy from 'busboy';
import type { HttpContext, ReadFiles } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';

/** Bytes for the headers around a file in a form. */
const frame = 64 * 1024;

/** Maximum length of a name on common file systems. */
const longestName = 255;

type Files = NonNullable<Endpoint['files']>;

/** An invalid form, or one without the files of the call. */
const malformed = (files: Files) => new HttpFailure(400, 'server.malformed', { errors: [wrongFiles(files)] });

function requireName(name: string | undefined, files: Files): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (name === undefined || name.length > longestName || /[\0-\x1f\x7f]/.test(name)) {
    throw malformed(files);
  }
  return name.toWellFormed();
}

/** The request's bytes up to a maximum. */
async function* upTo(maximum: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maximum) throw new HttpFailure(413, 'server.fileTooLarge');
    yield chunk;
  }
}

function parserOf(headers: IncomingHttpHeaders, files: Files) {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      // One byte above the maximum, since the parser reports a file of exactly its limit as
      // truncated.
      limits: {
        fileSize: maximumAttachmentBytes + 1,
        files: files.atMost,
        fields: 0,
        parts: files.atMost + 5,
        headerPairs: 20,
      },
    });
  } catch {
    throw malformed(files);
  }
}

async function untilDrained(parser: Writable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  parser.once('drain', resolve).once('close', resolve);
  await promise;
  parser.off('drain', resolve).off('close', resolve);
}

/**
 * Writes a request to its parser and, after an error, discards the rest. @returns The error; `null`
 * for none.
 */
async function feed(
  parser: Writable,
  bytes: AsyncIterable<Uint8Array>,
  files: Files,
): Promise<HttpFailure | null> {
  // Some errors are only emitted as events.
  parser.on('error', () => parser.destroy());
  const parsed = finished(parser).then(
    () => null,
    () => malformed(files),
  );
  try {
    for await (const chunk of bytes) {
      if (!parser.destroyed && !parser.write(chunk)) await untilDrained(parser);
    }
    if (!parser.destroyed) parser.end();
    return await parsed;
  } catch (error) {
    parser.destroy();
    return error instanceof HttpFailure ? error : malformed(files);
  }
}

export function readFiles(context: HttpContext, files: Files): ReadFiles {
  const { field, atMost } = files;
  return async (receive) => {
    const { body } = context.req.raw;
    const type = context.req.header('content-type') ?? '';
    if (body === null || !/^multipart\/form-data;/i.test(type)) throw malformed(files);
    // Allows one file more than permitted: a slightly larger form is read to the end, so that its
    // sender receives the error.
    const maximum = (atMost + 1) * (maximumAttachmentBytes + frame);
    if (Number(context.req.header('content-length') ?? 0) > maximum) {
      throw new HttpFailure(413, 'server.fileTooLarge');
    }

    const parser = parserOf({ 'content-type': type }, files);
    const received: ReturnType<typeof receive>[] = [];
    const contents: Readable[] = [];
    let isTooMany = false;
    const refuse = () => {
      isTooMany = true;
    };
    parser.on('filesLimit', refuse).on('partsLimit', refuse);
    parser.on('file', (name, content, { filename }) => {
      // The parser reports the failure; without a listener, the file's own event would end the
      // process.
      content.on('error', () => {});
      contents.push(content);
      if (name !== field) return content.resume();
      // Keeps the file open if its reader gives up, since the parser waits for the end of each
      // file.
      const bytes: AsyncIterable<Uint8Array> = {
        [Symbol.asyncIterator]: () => content.iterator({ destroyOnReturn: false }),
      };
      const one = (async () => receive({ name: requireName(filename, files), content: bytes }))();
      one.catch(() => {}).finally(() => content.resume());
      received.push(one);
    });

    const failure = await feed(parser, upTo(maximum, body), files);
    // After an error, the parser still emits files of the same chunk but never ends the last one.
    if (failure) for (const content of contents) content.destroy(failure);
    const results = await Promise.allSettled(received);
    if (failure) throw failure;
    if (isTooMany || results.length === 0) throw malformed(files);
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  };
}
