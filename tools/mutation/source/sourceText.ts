/** Replaces the bytes from `start` up to `end` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A Solidity file indexed as in solc: by bytes of UTF-8, not by string indices. */
export class SourceText {
  readonly #bytes: Buffer;

  constructor(content: string) {
    this.#bytes = Buffer.from(content);
  }

  slice(start: number, end: number): string {
    return this.#bytes.toString('utf8', start, end);
  }

  /** The bytes from `start` up to `end` with `edits` applied, which must not overlap. */
  sliceWith(start: number, end: number, edits: readonly Edit[]): string {
    let content = '';
    let at = start;
    for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
      content += this.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return content + this.slice(at, end);
  }

  /** The whole file with non-overlapping `edits` applied. */
  apply(...edits: readonly Edit[]): string {
    return this.sliceWith(0, this.#bytes.length, edits);
  }

  /** The byte offset of `token` between `start` and `end`, outside comments. */
  find(token: string, start: number, end: number): number | undefined {
    const code = this.slice(start, end).replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (comment) =>
      ' '.repeat(Buffer.byteLength(comment)),
    );
    const at = code.indexOf(token);
    return at < 0 ? undefined : start + Buffer.byteLength(code.slice(0, at));
  }

  /** The end of a statement including its semicolon. */
  afterSemicolon(end: number): number {
    const semicolon = this.find(';', end, this.#bytes.length);
    const isNext = semicolon !== undefined && this.slice(end, semicolon).trim() === '';
    return isNext ? semicolon + 1 : end;
  }

  /** The line number, from 1, of the byte `at`. */
  lineOf(at: number): number {
    return this.slice(0, at).split('\n').length;
  }

  /** The lines that `edit` changes, before and after, each joined into one without indentation. */
  lines({ start, end, text }: Edit): { from: string; to: string } {
    const first = this.#bytes.lastIndexOf('\n', start - 1) + 1;
    const newline = this.#bytes.indexOf('\n', end);
    const last = newline < 0 ? this.#bytes.length : newline;
    const oneLine = (lines: string) => lines.replaceAll(/\s+/g, ' ').trim();
    return {
      from: oneLine(this.slice(first, last)),
      to: oneLine(this.slice(first, start) + text + this.slice(end, last)),
    };
  }
}
