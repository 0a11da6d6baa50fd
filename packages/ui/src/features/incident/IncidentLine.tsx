import type { ReplyData } from '@upline/api';
import { isUnderWay } from '@upline/domain';
import { useEffect, useState } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { Banner } from '../../primitives/banner/Banner.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { root as link, tones as linkTones } from '../../primitives/link/Link.css.ts';
import { acts } from './IncidentLine.css.ts';

export type Incident = NonNullable<ReplyData<'currentIncident'>['incident']>;

const tones = { notice: 'info', problem: 'caution', outage: 'critical' } as const;

/** Maximum delay of a browser timer in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** True during an incident; updates when it starts or ends. */
function useIsUnderWay(incident: Incident): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const edges = [incident.from, incident.until]
      .flatMap((edge) => (edge === null ? [] : [Date.parse(edge) - now]))
      .filter((wait) => wait > 0);
    if (edges.length === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(...edges, longestWait));
    return () => clearTimeout(timer);
  }, [incident, now]);
  return isUnderWay(incident, new Date(now));
}

/** An incident in one line with a link; once dismissed, hidden in this browser until it changes. */
export function IncidentLine({ incident }: { incident: Incident }) {
  const t = useMessage();
  const { notices } = usePorts();
  const dismissed = useReadable(notices.dismissed, '');
  const { id, severity, text, link: href } = incident;
  if (!useIsUnderWay(incident) || dismissed === id) return null;
  return (
    <Banner
      tone={tones[severity]}
      action={
        <span className={acts}>
          {href && (
            <a href={href} className={classNames(link, linkTones.plain)}>
              {t('incident.more')}
            </a>
          )}
          <Button tone="soft" size="s" onPress={() => notices.dismiss(id)}>
            {t('incident.dismiss')}
          </Button>
        </span>
      }
    >
      <strong>{t(`incident.${severity}`)}</strong> <span dir="auto">{text}</span>
    </Banner>
  );
}
