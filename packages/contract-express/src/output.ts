/**
 * What a handler may answer: each declared status with its body, discriminated by `status`. A range such as
 * `4XX` stands for its statuses that are not declared by themselves, `default` for any number.
 * `Operation` is an entry of openapi-typescript's `operations`.
 */
export type Output<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Declared in keyof Responses]: Answer<StatusesOf<Declared, keyof Responses>, Responses[Declared]>;
    }[keyof Responses]
  : never;

type Answer<Status, Response> = Status extends number
  ? {
      readonly status: Status;
      /** Headers beside those that every reply carries, such as `Location`. */
      readonly headers?: Readonly<Record<string, string>>;
    } & Content<Response>
  : never;

type Content<Response> = Response extends { content: infer Bodies }
  ? { readonly body: Bodies[keyof Bodies] }
  : { readonly body?: undefined };

type StatusesOf<Declared, All> = Declared extends number
  ? Declared
  : Declared extends `${infer Class extends '1' | '2' | '3' | '4' | '5'}XX`
    ? Exclude<InClass<Class>, All>
    : Declared extends 'default'
      ? number
      : never;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type InClass<Class extends string> = `${Class}${Digit}${Digit}` extends `${infer Status extends number}`
  ? Status
  : never;
