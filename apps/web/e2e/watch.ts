import type { BrowserContext, Page, Request } from '@playwright/test';

export interface Meant {
  /** Failure statuses that a journey expects; the browser logs each as an error. */
  statuses: readonly number[];
  complaints: RegExp | null;
}

/** The only warning that the specification requires. Spec §6. */
const withoutToken = /^There is no token: /;

/** Playwright's warning in journeys that block the service worker. */
const withoutWorker = /^Service Worker registration blocked by Playwright/;

function isMeant(text: string, { statuses, complaints }: Meant): boolean {
  if (withoutToken.test(text) || withoutWorker.test(text)) return true;
  if (statuses.some((status) => text.includes(`status of ${status} `))) return true;
  return complaints?.test(text) ?? false;
}

function watchPage(page: Page, own: readonly string[], meant: Meant, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`broke: ${error.stack ?? error.message}`));
  page.on('websocket', (socket) => {
    if (!own.includes(new URL(socket.url()).host)) faults.push(`asked the outside: ${socket.url()}`);
  });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (isComplaint && !isMeant(text, meant)) faults.push(`said: ${text} (${message.location().url})`);
  });
}

/**
 * Watches every page of a browser from its first request. Console errors, exceptions, policy
 * violations and requests to other machines are faults.
 * @param own Allowed addresses on this machine.
 * @param faults Receives the faults.
 * @returns A disposable that ends the watch.
 */
export async function watch(
  context: BrowserContext,
  own: readonly string[],
  meant: Meant,
  faults: string[],
): Promise<AsyncDisposable> {
  const added = new AsyncDisposableStack();
  const hosts = own.map((url) => new URL(url).host);
  added.use(
    await context.exposeBinding('reportViolation', (_, text: string) => {
      faults.push(`against its policy: ${text}`);
    }),
  );
  added.use(
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample, sourceFile } = event;
        const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
        report([effectiveDirective, blockedURI, sample, sourceFile].join(' '));
      });
    }),
  );
  const hearRequest = (request: Request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !hosts.includes(host))
      faults.push(`asked the outside: ${request.url()}`);
  };
  const meetPage = (page: Page) => watchPage(page, hosts, meant, faults);
  context.on('request', hearRequest);
  context.on('page', meetPage);
  added.defer(() => {
    context.off('request', hearRequest);
    context.off('page', meetPage);
  });
  return added;
}
