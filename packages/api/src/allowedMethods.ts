import { routes } from './routes.ts';

/** The methods that a path answers, as `Allow` names them; none for a path that is no call's. */
export function allowedMethods(path: string): string[] {
  const methods = Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method as string);
  if (methods.length === 0) return [];
  // A HEAD asks for what a GET does; a browser asks beforehand by OPTIONS.
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
}
