/** First key of every query to the server, so that one call can refetch all of them. */
export const serverRoot = 'server';

/** First key of every query to the chain. */
export const chainRoot = 'chain';
