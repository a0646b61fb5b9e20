import { ok, UNCACHED } from '../../../http/replies.ts';
import { type ConsoleHandler, sessionOf } from '../../handler.ts';
import { sessionBody } from './session-body.ts';

/** Returns the signed-in user and the current business. */
export const getSession: ConsoleHandler<'getSession'> = (_input, context) =>
  ok('Session retrieved.', sessionBody(sessionOf(context)), UNCACHED);
