export { blotSecrets } from './blotSecrets.ts';
export { defaultPorts, type PortName, portOf, portVariables } from './portOf.ts';
export { storageKeys } from './storageKeys.ts';
