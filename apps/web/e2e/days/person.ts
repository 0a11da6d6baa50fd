import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { expectPage } from '../accessibility.ts';
import type { Visit } from '../journey.ts';
import type { TestWallet } from '../testWallet.ts';
import { outOfReach, readLinks, readWords } from './sight.ts';

/** Milliseconds between two keys. */
const keyTime = 80;

/** Milliseconds between seeing and pressing a control. */
const glance = 350;

/** A failed reply that a step expects. */
interface MeantReply {
  status: number;
  /** The path, or its end. */
  path: RegExp;
}

/** A browser, with a wallet if the person needs one. */
type Place<Wallet> = Pick<Visit, 'page' | 'context'> & { wallet: Wallet };

/** Reduces a path to its kind of page: one page is opened for paths that differ only by id. */
function kindOf(path: string): string {
  return path.replace(/0x[\da-fA-F]+|(?<=[/=])[^/?=]*\d[^/?=]*/g, '*');
}

/** A simulated user at their own browser, with human speed, who records visible faults. */
export class Person<Wallet extends TestWallet | null = TestWallet> {
  readonly page: Page;
  readonly wallet: Wallet;
  /** Recorded faults; the list must be empty in the evening. */
  readonly faults: string[] = [];
  #meant: MeantReply[] = [];
  #links = new Map<string, string>();
  #isTouching: boolean;

  private constructor({ page, wallet }: Place<Wallet>, isTouching: boolean) {
    this.page = page;
    this.wallet = wallet;
    this.#isTouching = isTouching;
  }

  /** @param own Origins whose replies are checked. */
  static async at<Wallet extends TestWallet | null>(
    place: Place<Wallet>,
    own: readonly string[],
    isTouching: boolean,
  ): Promise<Person<Wallet>> {
    const person = new Person(place, isTouching);
    await readWords(place.context, person.faults);
    place.context.on('response', (response) => person.#hear(response, own));
    return person;
  }

  #hear(response: Response, own: readonly string[]): void {
    const { origin, pathname } = new URL(response.url());
    if (response.status() < 400 || !own.includes(origin)) return;
    const isMeant = this.#meant.some(
      ({ status, path }) => status === response.status() && path.test(pathname),
    );
    if (!isMeant)
      this.faults.push(`answered ${response.status()}: ${response.request().method()} ${pathname}`);
  }

  async thinks(moments = 1): Promise<void> {
    await setTimeout(moments * glance);
  }

  /** Types an address or follows an external link. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async goesTo(entry: string): Promise<void> {
    await this.presses(this.page.getByRole('button', { name: 'Menu', exact: true }));
    const menu = this.page.getByRole('dialog', { name: 'Menu' });
    await this.presses(menu.getByRole('link', { name: entry, exact: true }));
  }

  async presses(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.thinks();
    await (this.#isTouching ? target.tap() : target.click());
  }

  /** Presses a place covered by its button, such as a row. */
  async pressesOn(place: Locator): Promise<void> {
    await expect(place).toBeVisible();
    await this.thinks();
    await (this.#isTouching ? place.tap({ force: true }) : place.click({ force: true }));
  }

  async types(field: Locator, text: string): Promise<void> {
    await this.presses(field);
    await this.typesOn(field, text);
  }

  async typesOn(field: Locator, text: string): Promise<void> {
    await field.pressSequentially(text, { delay: keyTime });
  }

  async takesBack(field: Locator, letters: number): Promise<void> {
    for (let letter = 0; letter < letters; letter += 1) await field.press('Backspace', { delay: keyTime });
  }

  async goesBack(): Promise<void> {
    await this.thinks();
    await this.page.goBack();
  }

  async reloads(): Promise<void> {
    await this.thinks();
    await this.page.reload();
  }

  async sees(target: Locator): Promise<void> {
    await expect(target.first()).toBeVisible();
  }

  /** Waits until a page has loaded, then checks all of it. */
  async arrives(path: string | RegExp, title: string): Promise<void> {
    await expectPage(this.page, path, `${title} · Upline`);
    await this.looksAround();
  }

  /** Records every link, and every control that cannot be reached. */
  async looksAround(): Promise<void> {
    await this.thinks();
    await expect.poll(() => outOfReach(this.page)).toEqual([]);
    const { paths, broken } = await readLinks(this.page);
    this.faults.push(...broken);
    for (const path of paths) if (!this.#links.has(kindOf(path))) this.#links.set(kindOf(path), path);
  }

  /** Performs an action that the server must refuse. */
  async meansReply(reply: MeantReply, act: () => Promise<void>): Promise<void> {
    this.#meant.push(reply);
    const isIt = (response: Response) =>
      response.status() === reply.status && reply.path.test(new URL(response.url()).pathname);
    await Promise.all([this.page.waitForResponse(isIt), act()]);
    this.#meant.splice(this.#meant.indexOf(reply), 1);
  }

  async prints<Words>(press: Locator, read: () => Promise<Words>): Promise<Words> {
    await this.page.evaluate(() => {
      window.print = () => undefined;
    });
    await this.presses(press);
    await this.page.emulateMedia({ media: 'print' });
    const words = await read();
    await this.page.emulateMedia({ media: null });
    await this.page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    return words;
  }

  async readsBeside(link: Locator, title: string): Promise<void> {
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), this.presses(link)]);
    await expect(tab).toHaveTitle(`${title} · Upline`);
    await this.thinks(2);
    await tab.close();
  }

  /** Opens every recorded link, one per kind, in a new tab; files are fetched. */
  async followsEveryLink(): Promise<void> {
    const tab = await this.page.context().newPage();
    for (const path of this.#links.values()) {
      const reply = await tab.request.get(path);
      if (!reply.ok()) this.faults.push(`dead link: ${path} answers ${reply.status()}`);
      if (!reply.headers()['content-type']?.startsWith('text/html')) continue;
      await tab.goto(path);
      await expect(
        tab
          .getByRole('main')
          .or(tab.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      await expect(tab.locator('[aria-busy="true"]'), path).toHaveCount(0);
    }
    await tab.close();
  }
}
