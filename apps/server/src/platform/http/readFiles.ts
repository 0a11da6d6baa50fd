import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Endpoint, wrongFiles } from '@upline/api/contract';
import { maximumAttachmentBytes } from '@upline/domain';
import busboy from 'busboy';
import type { HttpContext, ReadFiles } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';

/** What stands around files in a form. */
const frame = 64 * 1024;

/** The longest name that file systems have. */
const longestName = 255;

type Files = NonNullable<Endpoint['files']>;

/** A form that is none, or does not carry what the call takes. */
const malformed = (files: Files) => new HttpFailure(400, 'server.malformed', { errors: [wrongFiles(files)] });

function requireName(name: string | undefined, files: Files): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (name === undefined || name.length > longestName || /[\0-\x1f\x7f]/.test(name)) {
    throw malformed(files);
  }
  return name.toWellFormed();
}

/** A request's bytes up to a number. */
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
      // One byte more than a file may have, because the parser calls a file of just its limit cut off.
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

/** Writes a request into its parser; what comes after a fault is read and left. @returns What is wrong with it. */
async function feed(
  parser: Writable,
  bytes: AsyncIterable<Uint8Array>,
  files: Files,
): Promise<HttpFailure | null> {
  // Some faults are only announced by the parser.
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

/** How the files of one request are read. */
export function readFiles(context: HttpContext, files: Files): ReadFiles {
  const { field, atMost } = files;
  return async (receive) => {
    const { body } = context.req.raw;
    const type = context.req.header('content-type') ?? '';
    if (body === null || !/^multipart\/form-data;/i.test(type)) throw malformed(files);
    // One file more than may come: a form that is a little too large is read to the end and told what is wrong.
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
      // What breaks the request is told by the parser; unheard, the file's own event would end the process.
      content.on('error', () => {});
      contents.push(content);
      if (name !== field) return content.resume();
      // Left open when its reader gives up: the parser waits for the end of each file.
      const bytes: AsyncIterable<Uint8Array> = {
        [Symbol.asyncIterator]: () => content.iterator({ destroyOnReturn: false }),
      };
      const one = (async () => receive({ name: requireName(filename, files), content: bytes }))();
      one.catch(() => {}).finally(() => content.resume());
      received.push(one);
    });

    const failure = await feed(parser, upTo(maximum, body), files);
    // A parser that has given up still announces files of the same chunk, and never ends the last of them.
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
