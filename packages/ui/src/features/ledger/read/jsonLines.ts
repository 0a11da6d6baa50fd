/**
 * Parses the objects of a JSON array one by one, so that a long file is never in memory as a whole.
 * @throws SyntaxError for other input or a truncated array; errors of the stream.
 */
export async function* jsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void, undefined> {
  let text = '';
  let depth = 0;
  let start = 0;
  let isInString = false;
  let isEscaped = false;
  let hasEnded = false;
  for await (const part of chunksOf(body)) {
    let at = text.length;
    text += part;
    for (; at < text.length; at++) {
      const letter = text[at];
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (letter === '\\') isEscaped = true;
        else if (letter === '"') isInString = false;
      } else if (letter === '"') isInString = true;
      else if (letter === '{' && ++depth === 1) start = at;
      else if (letter === '}' && --depth === 0) {
        yield JSON.parse(text.slice(start, at + 1));
        text = text.slice(at + 1);
        at = -1;
      } else if (letter === ']' && depth === 0) hasEnded = true;
    }
    if (depth === 0) text = '';
  }
  if (!hasEnded || depth !== 0) throw new SyntaxError('The file breaks off.');
}

/** The decoded text of a stream in chunks; returning early cancels the stream. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
