export { blotSecrets } from './blotSecrets.ts';
export { defaultPorts } from './defaultPorts.ts';
export { type PortName, portOf, portVariables } from './portOf.ts';
export { storageKeys } from './storageKeys.ts';
