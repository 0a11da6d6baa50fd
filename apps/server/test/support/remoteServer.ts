import { createBrowser } from './browser.ts';
import type { TestServer } from './testServer.ts';
import { baseUrl } from './visitor.ts';

/**
 * Browsers that call a server over the network. A reply that does not come is an error, as in a browser.
 * @param url Where it listens at the moment of each request: it may be started again elsewhere.
 */
export function remoteServer(url: () => string): Pick<TestServer, 'newBrowser'> {
  return {
    newBrowser: () =>
      createBrowser((request) => fetch(new Request(request.url.replace(baseUrl, url()), request))),
  };
}
