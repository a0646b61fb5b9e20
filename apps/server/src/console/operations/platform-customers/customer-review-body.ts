import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import type { Customer } from '../../../domain/customers/customer.ts';
import { customerBody } from '../../../http/operations/customers/customer-body.ts';

type Schemas = components['schemas'];

/** A customer as reviewers see it: which documents are on file, without images and numbers (G147). */
export function customerReviewBody(customer: Customer): Schemas['CustomerReview'] {
  return {
    customer: customerBody(customer),
    ...(customer.submittedAt && { submitted_at: timestampOf(customer.submittedAt) }),
    documents: suppliedDocuments(customer),
  };
}

function suppliedDocuments(customer: Customer): Schemas['SuppliedDocument'][] {
  if (customer.type === 'business') {
    return customer.documents.map(({ purposes, suppliedAt }) => ({
      type: purposes.join(', '),
      has_number: false,
      images: ['front'],
      supplied_at: timestampOf(suppliedAt),
    }));
  }
  return customer.entries.map(({ type, country, number, front, back, suppliedAt }) => ({
    type,
    country,
    has_number: number !== '',
    images: [...(front ? (['front'] as const) : []), ...(back ? (['back'] as const) : [])],
    supplied_at: timestampOf(suppliedAt),
  }));
}
