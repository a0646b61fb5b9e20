import type { LabIds } from './pair.ts';

/** The ids of a pair that differ only in their direction: `request-property-…` and `response-property-…`. */
export function propertyIds(narrowing: string, widening: string): LabIds {
  return idsOf('property', narrowing, widening);
}

/** The same for a whole body: `request-body-…` and `response-body-…`. */
export function bodyIds(narrowing: string, widening: string): LabIds {
  return idsOf('body', narrowing, widening);
}

function idsOf(part: string, narrowing: string, widening: string): LabIds {
  return {
    tightened: `request-${part}-${narrowing}`,
    widened: `response-${part}-${widening}`,
    loosened: `request-${part}-${widening}`,
    specialized: `response-${part}-${narrowing}`,
  };
}
