// The mocked network's worker, which its makers take over new pages with only when it is activated. This one also does
// when a page asks: after a reload the worker of the page before can be active already.
importScripts('./mockServiceWorker.js');

addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});
