import type { Browser, Page } from 'playwright';

/** The difference of two pictures: the number of pixels, and a picture that marks them. */
export interface Difference {
  pixels: number;
  picture: Buffer;
}

/** Runs in the browser, which can decode PNGs from data URLs. */
async function differ([before, after]: readonly [string, string]) {
  const load = async (url: string) => createImageBitmap(await (await fetch(url)).blob());
  const [old, now] = await Promise.all([load(before), load(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const draw = (image: ImageBitmap) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    return { canvas, pen, data: pen.getImageData(0, 0, width, height) };
  };
  const first = draw(old);
  const second = draw(now);
  const was = new Uint32Array(first.data.data.buffer);
  const is = new Uint32Array(second.data.data.buffer);
  let pixels = 0;
  for (let index = 0; index < is.length; index++) {
    const isSame = was[index] === is[index];
    if (!isSame) pixels++;
    // Little endian: equal pixels are faded, different ones red.
    is[index] = isSame ? ((is[index] ?? 0) & 0x00ffffff) | 0x30000000 : 0xff0000ff;
  }
  second.pen.putImageData(second.data, 0, 0);
  const blob = await second.canvas.convertToBlob();
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
  return { pixels, picture: url.slice(url.indexOf(',') + 1) };
}

const asUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

export async function openComparer(browser: Browser) {
  const page: Page = await browser.newPage();
  return async (before: Buffer, after: Buffer): Promise<Difference | null> => {
    if (before.equals(after)) return null;
    const { pixels, picture } = await page.evaluate(differ, [asUrl(before), asUrl(after)] as const);
    return pixels === 0 ? null : { pixels, picture: Buffer.from(picture, 'base64') };
  };
}
