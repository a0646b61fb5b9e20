import type { DeliveryFailure } from '@finops/contract/console';

/** The host has an address that may not be called. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(host: string, address: string) {
    super(
      host === address ? `${host} may not be called.` : `${host} is ${address}, which may not be called.`,
    );
  }
}

/** The name has no address. */
export class NameNotResolved extends Error {
  override readonly name = 'NameNotResolved';

  constructor(host: string) {
    super(`${host} does not resolve.`);
  }
}

/** The receiver was reached, but TLS could not be established. */
export class TlsFailed extends Error {
  override readonly name = 'TlsFailed';

  constructor(cause: Error) {
    super(`TLS could not be established: ${cause.message}`, { cause });
  }
}

const failures: Readonly<Record<string, DeliveryFailure>> = {
  AddressRefused: 'address_refused',
  NameNotResolved: 'name_not_resolved',
  TlsFailed: 'tls_failed',
  AbortError: 'timed_out',
  TimeoutError: 'timed_out',
  ETIMEDOUT: 'timed_out',
  UND_ERR_ABORTED: 'timed_out',
  UND_ERR_CONNECT_TIMEOUT: 'timed_out',
  UND_ERR_HEADERS_TIMEOUT: 'timed_out',
  UND_ERR_BODY_TIMEOUT: 'timed_out',
  EADDRNOTAVAIL: 'connection_refused',
  ECONNREFUSED: 'connection_refused',
  EHOSTDOWN: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  ENETUNREACH: 'connection_refused',
};

/**
 * Why a request of the guarded dispatcher has no response. Whatever ends a connection that stood, such as a reset or an answer that is
 * not HTTP, is `connection_closed`.
 */
export function failureOf(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return 'connection_closed';
  const { name, code } = error as NodeJS.ErrnoException;
  return failures[code ?? ''] ?? failures[name] ?? 'connection_closed';
}
