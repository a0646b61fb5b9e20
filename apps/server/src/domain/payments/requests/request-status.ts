import type { components } from '@finops/contract';

/** Where a payment request stands (G44). */
export type PaymentRequestStatus = components['schemas']['PaymentRequestStatus'];
