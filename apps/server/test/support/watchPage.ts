import type { Page } from 'playwright';

/**
 * Watches a page from its first request.
 * @returns The page's faults, added as they occur: page errors, console errors, requests to other
 * origins and policy violations.
 */
export async function watchPage(page: Page, own: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`against its policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report([effectiveDirective, blockedURI, sample, sourceFile].join(' '));
    });
  });
  page.on('pageerror', (error) => faults.push(`broke: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`said: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOutside = /^(https?|wss?):/.test(protocol) && !own.includes(origin);
    if (isOutside) faults.push(`asked the outside: ${request.url()}`);
  });
  return faults;
}
