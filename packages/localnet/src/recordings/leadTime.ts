/**
 * Time between the deployment and a scenario's first call, seconds; each of about fifty blocks
 * takes one.
 */
export const leadTime = 3_600n;
