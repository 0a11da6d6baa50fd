import type { Meta, StoryObj } from '@storybook/react-vite';
import decodeQR from 'qr/decode.js';
import { expect } from 'storybook/test';
import { QRCode } from './QRCode.tsx';

/** Rasterises the code as shown on screen and decodes it as a camera would. */
async function read(code: Element): Promise<string> {
  const size = 400;
  const copy = code.cloneNode(true);
  if (!(copy instanceof SVGElement)) throw new TypeError('A code is an SVG element.');
  const { color, backgroundColor } = getComputedStyle(code);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('style', `color:${color};background:${backgroundColor}`);
  for (const side of ['width', 'height']) copy.setAttribute(side, `${size}`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext('2d');
  if (!canvas) throw new Error('This browser draws nothing.');
  canvas.drawImage(image, 0, 0);
  return decodeQR(canvas.getImageData(0, 0, size, size));
}

/**
 * A text for a phone's camera: a referral link to join, or a wallet to pay.
 *
 * - Show the text beside it, with **CopyButton** or as **CopyText**: nobody can scan the phone in
 *   their own hand.
 * - Use at least 160 px width, draw nothing on it, and keep its clear margin.
 * - It stays dark on white in dark mode, print and forced colours, and is not focusable.
 */
const meta = {
  title: 'Primitives/QRCode',
  component: QRCode,
  args: {
    text: 'https://upline.example/login/7KQ2-M9XD',
    label: 'QR code of your referral link',
  },
} satisfies Meta<typeof QRCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img', { name: args.label });
    await expect(await read(code)).toBe(args.text);
  },
};

export const Playground: Story = { tags: ['!test'] };

/** A full wallet with its URI scheme. */
export const LongText: Story = {
  args: {
    text: `ethereum:0x${'7a'.repeat(20)}@137?value=1000000`,
    label: 'QR code of your wallet',
  },
  play: Default.play,
};

/** Characters outside ASCII decode correctly. */
export const OtherScripts: Story = { args: { text: 'Ærøskøbing ✓ 東京' }, play: Default.play };
