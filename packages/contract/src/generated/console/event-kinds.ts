// Generated from spec/ by `npm run codegen`. Do not edit.

export const eventKinds = [
  "deposit.success",
  "transfer.pending",
  "transfer.processing",
  "transfer.funds_received",
  "transfer.funds_converted",
  "transfer.outgoing_payment_sent",
  "transfer.funds_delivered",
  "transfer.cancelled",
  "transfer.failed",
  "transfer.funds_not_delivered",
  "transfer.funds_refunded",
  "customer.created",
  "customer.updated",
  "customer.verification.in_review",
  "customer.verification.active",
  "customer.verification.rejected",
  "customer.verification.inactive",
  "payment_request.pending",
  "payment_request.expired",
  "payment_request.cancelled",
  "payment_request.completed",
  "payment_request.failed",
  "payment_request.multiple_deposits",
  "payment_request.under_payment",
  "payment_request.over_payment"
] as const;
