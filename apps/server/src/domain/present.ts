/** The same facts, with optional keys for those that may be undefined. */
type Present<Facts> = {
  [Name in keyof Facts as undefined extends Facts[Name] ? never : Name]: Facts[Name];
} & {
  [Name in keyof Facts as undefined extends Facts[Name] ? Name : never]?: Exclude<Facts[Name], undefined>;
};

/**
 * The facts without keys whose value is `undefined`.
 *
 * @example present({ address, memo: undefined }) // { address }
 */
export function present<Facts extends object>(facts: Facts): Present<Facts> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as Present<Facts>;
}
