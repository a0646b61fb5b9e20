import type { operations } from '@finops/contract';
import type { ApiError } from './api-error.ts';
import type { apiErrors } from './generated/errors.ts';
import type { OAuthError } from './oauth-error.ts';

type OperationId = keyof operations;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** What is in `data` of the answer of an operation; its whole body where there is no envelope. */
export type DataOf<Id extends OperationId> =
  SuccessBody<Id> extends { data: infer Data } ? Data : SuccessBody<Id>;

/** A success or a failure of an operation, narrowed by `status`. */
export type Result<Id extends OperationId, Data> = {
  [Status in keyof operations[Id]['responses'] & number]: Status extends SuccessStatus
    ? {
        readonly status: Status;
        readonly data: Data;
        readonly error?: undefined;
        readonly response: Response;
      }
    : {
        readonly status: Status;
        readonly data?: undefined;
        readonly error: ErrorAt<Status>;
        readonly response: Response;
      };
}[keyof operations[Id]['responses'] & number];

/** The errors of the API that a status can mean. */
export type ErrorAt<Status extends number> =
  | Extract<InstanceType<(typeof apiErrors)[keyof typeof apiErrors]>, { status: Status }>
  | (Status extends 400 | 401 ? OAuthError : never)
  | (ApiError & { readonly status: Status });

type SuccessStatus = 200 | 201 | 204;

type SuccessBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: operations[Id]['responses'][Status] extends {
    content: { 'application/json': infer Body };
  }
    ? Body
    : never;
}[keyof operations[Id]['responses'] & SuccessStatus];
