/** A line of business that a business customer can belong to. */
export interface Industry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly sector: string;
}
