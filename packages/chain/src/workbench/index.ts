// What the workbench does with a local chain or a declared fork. No Node in here: a browser runs it.
export { parseDeployment } from '../deploy/parseDeployment.ts';
export { readChainState } from './chainState.ts';
export { knownPeople } from './people.ts';
export { NotTheDeclaredChain, openWorkbench, type Workbench } from './workbench.ts';
