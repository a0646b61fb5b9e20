import { fileURLToPath } from 'node:url';

/** The repository's top directory. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
