/** What is tested: a server in full, a mock by its declared answers, an upstream by reading only. */
export type Profile = 'server' | 'mock' | 'upstream';
