/** A line of business of a business customer. */
export interface Industry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly sector: string;
}
