import { ProjectsScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function ProjectsPage() {
  return (
    <Page title="nav.projects">
      <ProjectsScreen />
    </Page>
  );
}
