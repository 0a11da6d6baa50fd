import type { CallOptions, Client } from '@upline/api';

/** Uploads a file that belongs to no ticket yet. @returns Its URL. @throws ApiError */
export async function uploadFile(client: Client, file: File, options?: CallOptions): Promise<string> {
  const reply = await client.call('uploadSingle', { files: [file] }, options);
  return reply.file.fileUrl;
}
