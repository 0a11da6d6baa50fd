/** First word of the key of everything that the server answers, so that all of it can be asked again at once. */
export const serverRoot = 'server';

/** First word of the key of everything that the chain answers. */
export const chainRoot = 'chain';
