import { paths } from '@upline/domain';
import type { Config } from '../config/config.ts';

const day = 24 * 60 * 60 * 1000;

/** Validity of the file; RFC 9116 recommends less than a year. */
const validity = 180 * day;

/** The contact for reports of vulnerabilities in the format of RFC 9116, as in SECURITY.md. */
export function securityText({
  origins,
  securityContact,
}: Pick<Config, 'origins' | 'securityContact'>): string {
  const [origin] = origins;
  const until = new Date(Math.floor(Date.now() / day) * day + validity);
  const contacts = [...(securityContact ? [securityContact] : []), `${origin}${paths.support}`];
  return `${[
    '# Open a ticket with the subject "Security", which is private. We answer within three days.',
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n')}\n`;
}
