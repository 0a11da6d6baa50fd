// A bare server with a constant reply: no HTTP server is faster.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', port = ''] = process.argv;
const bytes = readFileSync(file);

const server = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  reply.end(bytes);
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
