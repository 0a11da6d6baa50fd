/** How long before a scenario's first call its contracts are deployed, seconds: each of some fifty blocks takes one. */
export const leadTime = 3_600n;
