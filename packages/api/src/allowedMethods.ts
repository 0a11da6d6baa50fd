import { routes } from './routes.ts';

/** The methods of a path, as in the `Allow` header; empty for an unknown path. */
export function allowedMethods(path: string): string[] {
  const methods = Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method as string);
  if (methods.length === 0) return [];
  // HEAD is answered like GET; OPTIONS is the browser's preflight.
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
}
