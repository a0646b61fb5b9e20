import { ok } from '../../../http/replies.ts';
import { type ConsoleHandler, sessionOf } from '../../handler.ts';
import { userBody } from './user-body.ts';

/** Returns the signed-in user. */
export const getUser: ConsoleHandler<'getUser'> = (_input, context) =>
  ok('User retrieved.', userBody(sessionOf(context).user));
