/**
 * The responses that a handler may return: each declared status with its body and required headers, discriminated by
 * `status`. A range such as `4XX` stands for its statuses that are not declared individually, `default` for all other
 * undeclared ones. `Operation` is an entry of openapi-typescript's `operations`; `Supplied` names the required headers
 * that the application itself adds to replies.
 */
export type Output<Operation, Supplied = never> = Operation extends { responses: infer Responses }
  ? {
      [Declared in keyof Responses]: Answer<
        StatusesOf<Declared, keyof Responses>,
        Responses[Declared],
        Supplied
      >;
    }[keyof Responses]
  : never;

type Answer<Status, Response, Supplied> = Status extends number
  ? { readonly status: Status } & Headers<RequiredHeaders<Response, Supplied>> & Content<Response>
  : never;

/** Additional headers, such as `Location`. */
type Headers<Required extends string> = [Required] extends [never]
  ? { readonly headers?: Readonly<Record<string, string>> }
  : { readonly headers: Readonly<Record<string, string>> & { readonly [Name in Required]: string } };

/** Names of the headers that a response must carry. `Content-Type` follows from its body. */
type RequiredHeaders<Response, Supplied> = Response extends { headers: infer Declared }
  ? Exclude<RequiredNames<Declared>, Supplied | 'Content-Type'>
  : never;

/** Required keys; an index signature has none. */
type RequiredNames<Declared> = keyof {
  [Name in keyof Declared as string extends Name
    ? never
    : object extends Pick<Declared, Name>
      ? never
      : Name]: Name;
} &
  string;

type Content<Response> = Response extends { content: infer Bodies }
  ? { readonly body: Bodies[keyof Bodies] }
  : { readonly body?: undefined };

type StatusesOf<Declared, All> = Declared extends number
  ? Declared
  : Declared extends `${infer Class extends Digit}XX`
    ? Exclude<InClass<Class>, All>
    : Declared extends 'default'
      ? Exclude<InClass<2 | 3 | 4 | 5>, All | InRange<All>>
      : never;

type InRange<Declared> = Declared extends `${infer Class extends Digit}XX` ? InClass<Class> : never;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type InClass<Class extends Digit> = `${Class}${Digit}${Digit}` extends `${infer Status extends number}`
  ? Status
  : never;
