/** What is tested: a server in full, a mock by its declared responses, an upstream only by reading. */
export type Profile = 'server' | 'mock' | 'upstream';
