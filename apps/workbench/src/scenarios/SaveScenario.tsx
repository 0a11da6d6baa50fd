import {
  AlertDialog,
  Button,
  Callout,
  Card,
  CopyText,
  Form,
  Heading,
  Stack,
  Text,
  TextField,
} from '@upline/ui';
import { useState } from 'react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { useSaveScenario, useScenarios } from './scenariosQuery.ts';

/** Saves the calls since a block as a scenario. After a failure the typed values stay. */
export function SaveScenario({ from }: { from: string }) {
  const d = useBenchMessage();
  const { mutate, isPending, data, error } = useSaveScenario();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [since, setSince] = useState(from);
  const [isTried, setTried] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const { data: listed, refetch } = useScenarios();
  const isNamed = /^[A-Z][A-Za-z0-9]{2,59}$/.test(name);
  const isTold = about.trim() !== '' && about.length <= 200;
  const isBlock = /^[1-9]\d{0,14}$/.test(since);
  const save = () => mutate({ name, about: about.trim(), since: Number(since) });
  async function saveUnlessTaken() {
    const kept = listed ?? (await refetch()).data;
    // Without the list, any name may exist already.
    if (kept?.every((one) => one.name !== name)) save();
    else setReplacing(true);
  }

  return (
    <Card>
      <Heading level={2} size="title3">
        {d('desk.bench.scenarios.save')}
      </Heading>
      <Text tone="muted">{d('desk.bench.scenarios.save.hint')}</Text>
      <Form
        isBusy={isPending}
        onSubmit={() => {
          setTried(true);
          if (isNamed && isTold && isBlock) void saveUnlessTaken();
        }}
      >
        <TextField
          label={d('desk.bench.scenarios.name')}
          description={d('desk.bench.scenarios.name.hint')}
          value={name}
          onChange={setName}
          autoComplete="off"
          spellCheck={false}
          {...(isTried && !isNamed && { errorMessage: d('desk.bench.scenarios.name.wrong') })}
        />
        <TextField
          label={d('desk.bench.scenarios.about')}
          value={about}
          onChange={setAbout}
          autoComplete="off"
          {...(isTried && !isTold && { errorMessage: d('desk.bench.scenarios.about.wrong') })}
        />
        <TextField
          label={d('desk.bench.scenarios.since')}
          description={d('desk.bench.scenarios.since.hint')}
          value={since}
          onChange={setSince}
          inputMode="numeric"
          autoComplete="off"
          {...(isTried && !isBlock && { errorMessage: d('desk.bench.scenarios.since.wrong') })}
        />
        <Button type="submit" isBusy={isPending}>
          {d('desk.bench.scenarios.keep')}
        </Button>
      </Form>
      <AlertDialog
        isOpen={isReplacing}
        tone="critical"
        title={d('desk.bench.scenarios.replaceTitle', { name })}
        confirmLabel={d('desk.bench.scenarios.replace')}
        onOpenChange={setReplacing}
        onConfirm={() => {
          setReplacing(false);
          save();
        }}
      >
        {d('desk.bench.scenarios.replaceHint')}
      </AlertDialog>
      {error && (
        <Callout tone="critical" isLive title={d('desk.bench.scenarios.notKept')}>
          {error.message}
        </Callout>
      )}
      {data && (
        <Callout tone="positive" isLive title={d('desk.bench.scenarios.kept', { name: data.name })}>
          <Stack gap="xs">
            <span>{d('desk.bench.scenarios.kept.size', { steps: data.steps, past: data.past })}</span>
            {data.files.map((file) => (
              <CopyText key={file} text={file} />
            ))}
          </Stack>
        </Callout>
      )}
    </Card>
  );
}
