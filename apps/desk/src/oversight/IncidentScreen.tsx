import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { incidentSeverities, maximumIncidentLength } from '@upline/domain';
import {
  AlertDialog,
  Button,
  Form,
  Heading,
  incidentKey,
  LoadFailure,
  Select,
  Stack,
  Text,
  TextField,
  useIncident,
  useShowToast,
} from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from '../shell/DeskFrame.tsx';
import { incidentPath } from '../shell/deskPaths.ts';
import { panel, scroll } from './Audit.css.ts';
import { IncidentFacts } from './IncidentFacts.tsx';
import { bodyOf, emptyIncident, faultsOf, type IncidentForm } from './incidentForm.ts';
import { spans } from './Team.css.ts';

/** Incident banner for members and visitors; leads publish and end it. */
export function IncidentScreen() {
  const d = useDeskMessage();
  return (
    <DeskFrame path={incidentPath} title={d('desk.nav.incident')} keys={[]}>
      <div className={scroll}>
        <Incident />
      </div>
    </DeskFrame>
  );
}

function Incident() {
  const d = useDeskMessage();
  const { client } = usePorts();
  const queries = useQueryClient();
  const showToast = useShowToast();
  const { data, error, refetch } = useIncident();
  const [form, setForm] = useState(emptyIncident);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const faults = isTried ? faultsOf(form, new Date()) : {};
  const change = (part: Partial<IncidentForm>) => setForm({ ...form, ...part });
  const faultMessage = (field: keyof typeof faults) => {
    const fault = faults[field];
    return fault ? d(fault) : '';
  };

  const act = useMutation({
    networkMode: 'always',
    /** @param ended ID of the incident to end; `null` publishes the form. */
    mutationFn: async (ended: string | null) => {
      if (ended === null) await client.call('deskSetIncident', { body: bodyOf(form) });
      else await client.call('deskEndIncident', { params: { incidentId: ended } });
    },
    onSuccess: (_, ended) => {
      if (ended === null) {
        setForm(emptyIncident);
        setTried(false);
      }
      showToast({ tone: 'positive', text: d(ended === null ? 'desk.incident.told' : 'desk.incident.ended') });
    },
    onError: (error, ended) => {
      const isChanged = ended !== null && error instanceof ApiError && error.status === 409;
      const text = d(ended === null ? 'desk.incident.notTold' : 'desk.incident.notEnded');
      showToast({ tone: 'critical', text: (isChanged && error.reason) || text });
    },
    onSettled: () => {
      setAsked(false);
      return queries.invalidateQueries({ queryKey: incidentKey });
    },
  });

  function ask() {
    setTried(true);
    if (Object.keys(faultsOf(form, new Date())).length === 0) setAsked(true);
  }

  return (
    <div className={panel}>
      <Stack gap="l">
        <Heading level={2} size="title3">
          {d('desk.incident.now')}
        </Heading>
        {error && <LoadFailure emptyText={d('desk.incident.failed')} onRetry={() => void refetch()} />}
        {data === null && <Text as="p">{d('desk.incident.nothing')}</Text>}
        {data && <IncidentFacts incident={data} isBusy={act.isPending} onEnd={() => act.mutate(data.id)} />}
        <Heading level={2} size="title3">
          {d('desk.incident.tell')}
        </Heading>
        {data && <Text as="p">{d('desk.incident.replace')}</Text>}
        <Form onSubmit={ask}>
          <Stack gap="m">
            <TextField
              label={d('desk.incident.text')}
              description={d('desk.incident.text.hint', { limit: maximumIncidentLength })}
              errorMessage={faultMessage('text')}
              maxLength={maximumIncidentLength}
              value={form.text}
              onChange={(text) => change({ text })}
            />
            <div className={spans}>
              <Select
                label={d('desk.incident.severity')}
                options={incidentSeverities.map((value) => ({
                  value,
                  label: d(`desk.incident.severity.${value}`),
                }))}
                value={form.severity}
                onChange={(severity) => change({ severity })}
              />
              <TextField
                label={d('desk.incident.link')}
                description={d('desk.incident.link.hint')}
                errorMessage={faultMessage('link')}
                value={form.link}
                onChange={(link) => change({ link })}
              />
              <TextField
                type="datetime-local"
                label={d('desk.incident.from')}
                description={d('desk.incident.from.hint')}
                value={form.from}
                onChange={(from) => change({ from })}
              />
              <TextField
                type="datetime-local"
                label={d('desk.incident.until')}
                description={d('desk.incident.until.hint')}
                errorMessage={faultMessage('until')}
                value={form.until}
                onChange={(until) => change({ until })}
              />
            </div>
            <div>
              <Button type="submit" tone="primary">
                {d('desk.incident.tell')}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
      <AlertDialog
        title={d('desk.incident.confirm')}
        confirmLabel={d('desk.incident.tell')}
        tone="primary"
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => act.mutate(null)}
        isBusy={act.isPending}
        busyLabel={d('desk.incident.telling')}
      >
        {form.text}
      </AlertDialog>
    </div>
  );
}
