import type { Layers } from '../../contract/instances/layer-keywords.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Node } from '../view/schema-view.ts';

/** What the proof of a keyword goes on with. */
export interface Proof {
  readonly pair: SchemaPair;
  /** The layers, as one type of value sees them. */
  readonly sent: Layers;
  holds(wanted: Node, sent: Layers): boolean;
  isImpossible(layers: Layers): boolean;
  /** Schemas made of others; the same one for the same. */
  negated(node: Node): Node;
  requiring(name: string): Node;
}
