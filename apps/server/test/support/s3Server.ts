import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

interface Key {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Verifies an AWS signature of version 4 by its specification. @returns The error, or `null`. */
function signatureFault(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  key: Key,
): string | null {
  const { authorization = '' } = headers;
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [id, day, region, ...service] = credential.split('/');
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region || service.join('/') !== 's3/aws4_request') return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const hash = String(headers['x-amz-content-sha256']);
  if (body.length > 0 && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (method === 'PUT' && headers['content-length'] === undefined) return 'MissingContentLength';

  const [path = '', query = ''] = url.split('?');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, signed, hash].join('\n');
  const scope = [day, region, 's3', 'aws4_request'].join('/');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const secret = [day ?? '', key.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  return hmac(secret, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/**
 * A local bucket with the S3 protocol. `s3rver` stores the files but does not verify signatures of
 * version 4, so this server verifies them first.
 */
export async function startS3(directory: string, bucket: string, key: Key) {
  const behind = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: portBehind } = await behind.run();
  const server = createServer(async (incoming, reply) => {
    const body = await buffer(incoming);
    const fault = signatureFault(incoming, body, key);
    if (fault) {
      reply.writeHead(403, { 'content-type': 'application/xml' });
      return reply.end(`<Error><Code>${fault}</Code></Error>`);
    }
    const { method, url } = incoming;
    // The only access key ID that s3rver accepts.
    const authorization = incoming.headers.authorization?.replace(key.accessKeyId, 'S3RVER');
    const headers = { ...incoming.headers, authorization };
    const onward = request({ host: '127.0.0.1', port: portBehind, method, path: url, headers });
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    return onward.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await behind.close();
    },
  };
}
