// A bare server that keeps event streams open: the minimum memory for this over HTTP.
import { createServer, type ServerResponse } from 'node:http';

const [, , port = ''] = process.argv;
const streams = new Set<ServerResponse>();

const server = createServer((request, reply) => {
  if (request.url === '/health/live') {
    reply.end();
    return;
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.write(':\n\n');
  streams.add(reply);
  reply.once('close', () => streams.delete(reply));
});
setInterval(() => {
  for (const stream of streams) stream.write(':\n\n');
}, 15_000);
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
