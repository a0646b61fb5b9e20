import type { Layers } from '../../contract/instances/layer-keywords.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Node } from '../view/schema-view.ts';

/** The context of the proof of a keyword. */
export interface Proof {
  readonly pair: SchemaPair;
  /** The layers, reduced to one type of value. */
  readonly sent: Layers;
  holds(wanted: Node, sent: Layers): boolean;
  isImpossible(layers: Layers): boolean;
  /** Schemas built from others; the same inputs give the same schema. */
  negated(node: Node): Node;
  requiring(name: string): Node;
}
