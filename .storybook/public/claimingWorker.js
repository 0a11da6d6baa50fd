// The mocked network's worker. MSW's own script takes over pages only on activation; this one also
// does so on request, because after a reload the previous page's worker can already be active.
importScripts('./mockServiceWorker.js');

addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});
