const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])(:\d+)?$/i;

/** Whether a host, with or without its port, can only mean this machine: `localhost:4010`, `127.0.0.1`, `[::1]`. */
export function isLoopbackName(host: string): boolean {
  return LOOPBACK_NAME.test(host);
}
