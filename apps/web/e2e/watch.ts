import type { BrowserContext, Page, Request } from '@playwright/test';

/** What pages may do that is a fault otherwise. */
export interface Meant {
  /** Statuses of the server's replies that a journey means to get: the browser complains of each. */
  statuses: readonly number[];
  /** Further complaints that a journey brings about. */
  complaints: RegExp | null;
}

/** The one warning that the specification asks for. Spec §6. */
const withoutToken = /^There is no token: /;

/** What Playwright says where a journey has asked it to leave the service worker out. */
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
 * Watches every page of a browser from its first request: what none may do is to complain, to break, to go against
 * its policy or to speak to anybody outside this machine.
 * @param own The addresses of this machine that they may ask.
 * @param faults Takes what they do all the same.
 * @returns What ends the watch.
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
