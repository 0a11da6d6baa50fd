import { formatPrice, levels, messages } from '@upline/domain';

/** The picture of every preview, in the members' build. */
const picture = { path: '/preview.png', width: '1200', height: '630' } as const;

export interface LinkPreview {
  /** The members' site. */
  origin: string;
  title: string;
  /** The address of its own; omitted, a preview stands for any page. */
  path?: string;
}

/** Product, price and risk in the words of the first page. */
function description(): string {
  const line = messages['access.first.line']
    .replace('{lowest}', formatPrice(levels[0]?.fee ?? 0n))
    .replace('{highest}', formatPrice(levels.at(-1)?.fee ?? 0n));
  return [messages['access.first.headline'], line, messages['access.first.line.risk']].join(' ');
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/**
 * Writes the tags that chats and networks read into the head of a page, at its beginning: some read
 * no further.
 */
export function withPreview(html: string, { origin, title, path }: LinkPreview): string {
  const image = `${origin}${picture.path}`;
  const properties = {
    'og:site_name': messages['common.productName'],
    'og:type': 'website',
    'og:title': title,
    'og:description': description(),
    'og:image': image,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': messages['access.first.headline'],
    ...(path !== undefined && { 'og:url': `${origin}${path}` }),
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description(),
    'twitter:image': image,
  };
  const tags = [
    ...Object.entries(properties).map(
      ([name, text]) => `<meta property="${name}" content="${escaped(text)}">`,
    ),
    ...Object.entries(names).map(([name, text]) => `<meta name="${name}" content="${escaped(text)}">`),
  ];
  return html.replace('</title>', () => `</title>${tags.join('')}`);
}
