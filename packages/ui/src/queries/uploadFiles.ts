import type { Client } from '@upline/api';

/** Uploads files that no ticket owns yet. @returns Their URLs, in order. @throws ApiError */
export async function uploadFiles(client: Client, files: readonly File[]): Promise<string[]> {
  if (files.length === 0) return [];
  if (files.length === 1) {
    const { file } = await client.call('uploadSingle', { files });
    return [file.fileUrl];
  }
  const reply = await client.call('uploadMultiple', { files });
  return reply.files.map(({ fileUrl }) => fileUrl);
}
