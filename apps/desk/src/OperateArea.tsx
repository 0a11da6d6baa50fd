import type { AppServices } from '@upline/app-kit/appServices';
import { useQuestion } from '@upline/app-kit/useQuestion';
import {
  type ActValues,
  actFields,
  actForm,
  actKindOf,
  isOperatorAct,
  type OperatorAct,
} from '@upline/domain';
import { useState } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { useDeskMessage } from './messages/useDeskMessage.ts';
import { ActScreen } from './operate/acts/ActScreen.tsx';
import { AnnouncementsScreen } from './operate/announcements/AnnouncementsScreen.tsx';
import { HistoryScreen } from './operate/history/HistoryScreen.tsx';
import { InOperate } from './operate/InOperate.tsx';
import { createOperate } from './operate/operate.ts';
import { OverviewScreen } from './operate/overview/OverviewScreen.tsx';
import { ClocksScreen } from './operate/pages/ClocksScreen.tsx';
import { DriftScreen } from './operate/pages/DriftScreen.tsx';
import { FundsScreen } from './operate/pages/FundsScreen.tsx';
import { RolesScreen } from './operate/pages/RolesScreen.tsx';
import { WaitingScreen } from './operate/pages/WaitingScreen.tsx';
import { DeskMissing } from './shell/DeskMissing.tsx';
import { OnlyFor } from './shell/OnlyFor.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

/** Pages without parameters, by path under `/operate/`. */
const pages = {
  '': { title: 'desk.nav.overview', Screen: OverviewScreen },
  clocks: { title: 'desk.nav.clocks', Screen: ClocksScreen },
  waiting: { title: 'desk.nav.waiting', Screen: WaitingScreen },
  roles: { title: 'desk.nav.holders', Screen: RolesScreen },
  funds: { title: 'desk.nav.fundList', Screen: FundsScreen },
  drift: { title: 'desk.nav.drift', Screen: DriftScreen },
  history: { title: 'desk.nav.history', Screen: HistoryScreen },
  announcements: { title: 'desk.nav.announcements', Screen: AnnouncementsScreen },
} as const;

function Page({ title, Screen }: (typeof pages)[keyof typeof pages]) {
  useDeskTitle(useDeskMessage()(title));
  return <Screen />;
}

/** One act with its values in the address, so that another signer can open the same link. */
export function Act({ act }: { act: OperatorAct }) {
  const { query, visit, ask } = useQuestion();
  useDeskTitle(useDeskMessage()(`desk.nav.${actKindOf(act)}`));
  const { fields } = actForm(act);
  const given = actFields.filter((field) => fields.includes(field) && query.get(field));
  const values: ActValues = Object.fromEntries(given.map((field) => [field, query.get(field) ?? '']));
  return <ActScreen key={visit} act={act} values={values} onChange={(next) => ask({ ...next })} />;
}

function ActPage() {
  const { act = '' } = useParams();
  return isOperatorAct(act) ? <Act act={act} /> : <DeskMissing />;
}

/** Operator pages, using the chain as this browser reads it. */
export function OperateArea({ session, wallet }: Pick<AppServices, 'session' | 'wallet'>) {
  const [operate] = useState(() => createOperate({ session, wallet }));
  const { pathname } = useLocation();
  return (
    <InOperate operate={operate}>
      <Routes>
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} path={path} element={<Page key={path} {...page} />} />
        ))}
        <Route
          path="acts/:act"
          element={
            <OnlyFor roles={['operator']} path={pathname}>
              <ActPage />
            </OnlyFor>
          }
        />
        <Route path="*" element={<DeskMissing />} />
      </Routes>
    </InOperate>
  );
}
