import { createBrowser } from './browser.ts';
import type { TestServer } from './testServer.ts';
import { baseUrl } from './visitor.ts';

/**
 * Browsers that call a server over the network. Requests without a reply reject, as in a browser.
 * @param url Returns the current URL, since a restarted server may listen elsewhere.
 */
export function remoteServer(url: () => string): Pick<TestServer, 'newBrowser'> {
  return {
    newBrowser: () =>
      createBrowser((request) => fetch(new Request(request.url.replace(baseUrl, url()), request))),
  };
}
