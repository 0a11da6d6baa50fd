import { Button, DescriptionList, type Incident, Stack, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';

interface IncidentFactsProps {
  incident: Incident;
  isBusy: boolean;
  onEnd: () => void;
}

/** The active or scheduled incident, with a button that ends it. */
export function IncidentFacts({ incident, isBusy, onEnd }: IncidentFactsProps) {
  const d = useDeskMessage();
  const { text, severity, link, from, until } = incident;
  return (
    <Stack gap="s">
      <DescriptionList
        isDense
        items={[
          { term: d('desk.incident.text'), details: text },
          { term: d('desk.incident.severity'), details: d(`desk.incident.severity.${severity}`) },
          ...(link ? [{ term: d('desk.incident.link'), details: link }] : []),
          { term: d('desk.incident.from'), details: <Timestamp iso={from} detail="dateTime" /> },
          {
            term: d('desk.incident.until'),
            details: until ? <Timestamp iso={until} detail="dateTime" /> : d('desk.incident.open'),
          },
        ]}
      />
      <div>
        <Button isBusy={isBusy} onPress={onEnd}>
          {d('desk.incident.end')}
        </Button>
      </div>
    </Stack>
  );
}
