import { picture } from '../../support/sampleBytes.ts';
import type { Visitor } from '../../support/visitor.ts';

export function fileOf(name: string, content: BlobPart = 'Hello.', type = 'text/plain'): File {
  return new File([content], name, { type });
}

const png = new Uint8Array(await picture().png().toBuffer());

/** A valid PNG: the server decodes pictures. */
export function pngOf(name = 'picture.png'): File {
  return fileOf(name, png, 'image/png');
}

/** Uploads a file. @returns The signed link. */
export async function upload({ ask }: Visitor, file: File): Promise<string> {
  return (await ask('uploadSingle', { files: [file] })).file.fileUrl;
}
