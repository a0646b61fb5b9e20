import type { operations } from '@finops/contract';
import type { apiErrors } from './generated/errors.ts';
import type { OAuthError } from './oauth-error.ts';

type OperationId = keyof operations;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** The `data` of an operation's response; the whole body if there is no envelope. */
export type DataOf<Id extends OperationId> =
  SuccessBody<Id> extends { data: infer Data } ? Data : SuccessBody<Id>;

/** The result of an operation, success or failure, narrowed by `status`. */
export type Result<Id extends OperationId, Data> = {
  [Status in StatusOf<Id>]: Status extends SuccessStatus
    ? {
        readonly status: Status;
        readonly data: Data;
        readonly error?: undefined;
        readonly response: Response;
      }
    : {
        readonly status: Status;
        readonly data?: undefined;
        readonly error: ErrorOf<BodyAt<Id, Status>, Status>;
        readonly response: Response;
      };
}[StatusOf<Id>];

type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number;

type SuccessStatus = 200 | 201 | 204;

type SuccessBody<Id extends OperationId> = BodyAt<Id, StatusOf<Id> & SuccessStatus>;

type BodyAt<
  Id extends OperationId,
  Status extends StatusOf<Id>,
> = operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;

/** An error body whose `error` is a string is the issuer's (RFC 6749). */
type ErrorOf<Body, Status> = Body extends { error: string } ? OAuthError : ErrorAt<Status>;

/** The API errors of a status. */
type ErrorAt<Status> = Extract<InstanceType<(typeof apiErrors)[keyof typeof apiErrors]>, { status: Status }>;
