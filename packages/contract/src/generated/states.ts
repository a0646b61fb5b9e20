// Generated from spec/ by `npm run codegen`. Do not edit.

export const stateMachines = {
  "customer-verification": {
    "resource": "customer verification",
    "initial": [
      "inactive"
    ],
    "states": {
      "inactive": {
        "summary": "Not submitted yet, or taken back; `kyc_status` is pending, `level` is 0."
      },
      "in_review": {
        "summary": "The submission is being reviewed; `kyc_status` is in_review, `level` is 0."
      },
      "active": {
        "summary": "The review succeeded; `kyc_status` is verified, `level` is 1."
      },
      "rejected": {
        "summary": "The review found the documents invalid or incomplete; `kyc_status` is rejected, `level` is 0."
      }
    },
    "moves": [
      {
        "from": "inactive",
        "to": "in_review",
        "by": "customer",
        "when": "verification documents or a shared token are submitted and review begins",
        "event": "customer.verification.in_review"
      },
      {
        "from": "rejected",
        "to": "in_review",
        "by": "customer",
        "when": "verification documents or a shared token are submitted again",
        "event": "customer.verification.in_review",
        "decision": "G39"
      },
      {
        "from": "in_review",
        "to": "active",
        "by": "review",
        "when": "the review succeeds",
        "event": "customer.verification.active"
      },
      {
        "from": "in_review",
        "to": "rejected",
        "by": "review",
        "when": "the documents are invalid or incomplete",
        "event": "customer.verification.rejected"
      },
      {
        "from": "inactive",
        "to": "inactive",
        "by": "compliance",
        "when": "a verification is reverted over a compliance issue or a suspension",
        "event": "customer.verification.inactive"
      },
      {
        "from": "in_review",
        "to": "inactive",
        "by": "compliance",
        "when": "a verification is reverted over a compliance issue or a suspension",
        "event": "customer.verification.inactive"
      },
      {
        "from": "active",
        "to": "inactive",
        "by": "compliance",
        "when": "a verification is reverted over a compliance issue or a suspension",
        "event": "customer.verification.inactive"
      },
      {
        "from": "rejected",
        "to": "inactive",
        "by": "compliance",
        "when": "a verification is reverted over a compliance issue or a suspension",
        "event": "customer.verification.inactive"
      }
    ]
  },
  "oauth-app": {
    "resource": "oauth app",
    "initial": [
      "pending"
    ],
    "states": {
      "pending": {
        "summary": "Waits for review; authorization requests fail with `unauthorized_client`."
      },
      "approved": {
        "summary": "Users can authorize it."
      },
      "rejected": {
        "summary": "Review refused it; authorization requests fail with `unauthorized_client`."
      },
      "suspended": {
        "summary": "Stopped by an administrator; authorization requests fail with `unauthorized_client`."
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "approved",
        "by": "administrator",
        "when": "review approves the app; the approved scopes are the requested ones"
      },
      {
        "from": "pending",
        "to": "rejected",
        "by": "administrator",
        "when": "review refuses the app",
        "decision": "G27"
      },
      {
        "from": "approved",
        "to": "suspended",
        "by": "administrator",
        "when": "the app is suspended; its refresh token families are revoked and issued access tokens live to `exp`",
        "decision": "G27"
      },
      {
        "from": "suspended",
        "to": "approved",
        "by": "administrator",
        "when": "the suspension is lifted",
        "decision": "G27"
      },
      {
        "from": "rejected",
        "to": "pending",
        "by": "business",
        "when": "the app is submitted again",
        "decision": "G27"
      },
      {
        "from": "approved",
        "to": "pending",
        "by": "business",
        "when": "redirect URIs or requested scopes are changed",
        "decision": [
          "G27",
          "G89"
        ]
      }
    ]
  },
  "payment-link": {
    "resource": "payment link",
    "initial": [
      "draft",
      "active"
    ],
    "states": {
      "draft": {
        "summary": "Being prepared; takes no requests yet."
      },
      "active": {
        "summary": "Takes requests."
      },
      "expired": {
        "summary": "Its time is over or a one-time link is used up.",
        "final": true
      },
      "deleted": {
        "summary": "Removed by the business.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "draft",
        "to": "active",
        "by": "caller",
        "when": "the business opens the draft"
      },
      {
        "from": "draft",
        "to": "deleted",
        "by": "caller",
        "when": "the business deletes it"
      },
      {
        "from": "active",
        "to": "expired",
        "by": "clock",
        "when": "expires_at passes"
      },
      {
        "from": "active",
        "to": "expired",
        "by": "rail",
        "when": "the link is one-time and a request of it becomes completed, over_payment or multiple_deposits"
      },
      {
        "from": "active",
        "to": "deleted",
        "by": "caller",
        "when": "the business deletes it"
      }
    ]
  },
  "payment-request": {
    "resource": "payment request",
    "initial": [
      "pending"
    ],
    "states": {
      "pending": {
        "summary": "Waits for its first deposit."
      },
      "expired": {
        "summary": "Nothing arrived in time.",
        "final": true
      },
      "cancelled": {
        "summary": "Withdrawn by the merchant before anything arrived.",
        "final": true
      },
      "completed": {
        "summary": "One deposit of exactly R.",
        "final": true
      },
      "failed": {
        "summary": "The rail rejected the deposit.",
        "final": true
      },
      "under_payment": {
        "summary": "Less than R so far; stays so once expires_at has passed."
      },
      "multiple_deposits": {
        "summary": "Several deposits of R or more together.",
        "final": true
      },
      "over_payment": {
        "summary": "One deposit of more than R.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "expired",
        "by": "clock",
        "when": "expires_at passes without a deposit",
        "event": "payment_request.expired"
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "caller",
        "when": "the merchant cancels before any deposit",
        "event": "payment_request.cancelled"
      },
      {
        "from": "pending",
        "to": "failed",
        "by": "rail",
        "when": "the rail rejects the deposit",
        "event": "payment_request.failed"
      },
      {
        "from": "pending",
        "to": "completed",
        "by": "rail",
        "when": "the first deposit equals R",
        "event": "payment_request.completed"
      },
      {
        "from": "pending",
        "to": "over_payment",
        "by": "rail",
        "when": "the first deposit is more than R",
        "event": "payment_request.over_payment"
      },
      {
        "from": "pending",
        "to": "under_payment",
        "by": "rail",
        "when": "the first deposit is less than R",
        "event": "payment_request.under_payment"
      },
      {
        "from": "under_payment",
        "to": "under_payment",
        "by": "rail",
        "when": "a further deposit leaves S below R",
        "event": "payment_request.under_payment"
      },
      {
        "from": "under_payment",
        "to": "under_payment",
        "by": "clock",
        "when": "expires_at passes; later deposits no longer count",
        "final": true
      },
      {
        "from": "under_payment",
        "to": "multiple_deposits",
        "by": "rail",
        "when": "a further deposit brings S to R or above",
        "event": "payment_request.multiple_deposits"
      }
    ]
  },
  "pledge-quote": {
    "resource": "pledge quote",
    "initial": [
      "quoted"
    ],
    "states": {
      "quoted": {
        "summary": "Answered, and good until `expires_at`.",
        "final": true
      }
    },
    "moves": []
  },
  "quote": {
    "resource": "quote",
    "initial": [
      "pending"
    ],
    "states": {
      "pending": {
        "summary": "Held and ready to be taken."
      },
      "accepted": {
        "summary": "Taken by one transfer.",
        "final": true
      },
      "expired": {
        "summary": "Nobody took it in time.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "accepted",
        "by": "caller",
        "when": "a transfer takes the quote before it expires"
      },
      {
        "from": "pending",
        "to": "expired",
        "by": "clock",
        "when": "30 minutes have passed since its creation"
      }
    ]
  },
  "transfer": {
    "resource": "transfer",
    "initial": [
      "pending"
    ],
    "states": {
      "pending": {
        "summary": "The source amount is held, or a payment from outside is awaited."
      },
      "processing": {
        "summary": "The transfer is being carried out."
      },
      "funds_received": {
        "summary": "The payment from outside has been received."
      },
      "funds_converted": {
        "summary": "The source currency has been exchanged for the target currency."
      },
      "outgoing_payment_sent": {
        "summary": "The payment has been handed to the bank, operator or chain."
      },
      "funds_delivered": {
        "summary": "The payment has reached its destination.",
        "final": true
      },
      "cancelled": {
        "summary": "Called off before anything moved.",
        "final": true
      },
      "failed": {
        "summary": "The venue or the rail refused."
      },
      "funds_not_delivered": {
        "summary": "The payment was sent and came back."
      },
      "funds_refunded": {
        "summary": "The money is back on the sender's balance.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "processing",
        "by": "service",
        "when": "the held amount is taken up",
        "event": "transfer.processing",
        "categories": [
          "conversion",
          "withdrawal"
        ]
      },
      {
        "from": "pending",
        "to": "processing",
        "by": "rail",
        "when": "the exact amount arrives",
        "event": "transfer.processing",
        "categories": [
          "deposit",
          "buy",
          "sell"
        ]
      },
      {
        "from": "pending",
        "to": "processing",
        "by": "rail",
        "when": "another amount arrives; the amounts of the record follow it",
        "event": "transfer.processing",
        "categories": [
          "deposit"
        ]
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "caller",
        "when": "the caller cancels; a held amount is available again",
        "event": "transfer.cancelled"
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "clock",
        "when": "the account or address of `pay_in` expires unpaid",
        "event": "transfer.cancelled",
        "categories": [
          "deposit",
          "buy",
          "sell"
        ]
      },
      {
        "from": "pending",
        "to": "funds_received",
        "by": "rail",
        "when": "another amount arrives or it arrives too late; what arrived less the deposit fee is credited in the source currency",
        "event": "transfer.funds_received",
        "categories": [
          "buy",
          "sell"
        ],
        "final": true
      },
      {
        "from": "processing",
        "to": "funds_received",
        "by": "rail",
        "when": "the deposit is confirmed and credited less its fee",
        "event": "transfer.funds_received",
        "categories": [
          "deposit"
        ],
        "final": true
      },
      {
        "from": "processing",
        "to": "funds_received",
        "by": "rail",
        "when": "the payment is confirmed",
        "event": "transfer.funds_received",
        "categories": [
          "buy",
          "sell"
        ]
      },
      {
        "from": "processing",
        "to": "funds_converted",
        "by": "venue",
        "when": "the exchange is done and credited",
        "event": "transfer.funds_converted",
        "categories": [
          "conversion"
        ],
        "final": true
      },
      {
        "from": "processing",
        "to": "outgoing_payment_sent",
        "by": "rail",
        "when": "the payout is accepted, after the exchange if the currencies differ",
        "event": "transfer.outgoing_payment_sent",
        "categories": [
          "withdrawal"
        ]
      },
      {
        "from": "processing",
        "to": "failed",
        "by": "venue",
        "when": "the exchange is refused or halted; the held amount is available again in the source currency",
        "event": "transfer.failed",
        "categories": [
          "conversion",
          "withdrawal",
          "buy",
          "sell"
        ],
        "final": true
      },
      {
        "from": "processing",
        "to": "failed",
        "by": "rail",
        "when": "the payout is refused; nothing moves yet",
        "event": "transfer.failed",
        "categories": [
          "withdrawal"
        ]
      },
      {
        "from": "funds_received",
        "to": "funds_converted",
        "by": "venue",
        "when": "the exchange is done and credited",
        "event": "transfer.funds_converted",
        "categories": [
          "buy"
        ],
        "final": true
      },
      {
        "from": "funds_received",
        "to": "funds_converted",
        "by": "venue",
        "when": "the exchange is done",
        "event": "transfer.funds_converted",
        "categories": [
          "sell"
        ]
      },
      {
        "from": "funds_received",
        "to": "failed",
        "by": "venue",
        "when": "the exchange is refused or halted; the held amount is available in the source currency",
        "event": "transfer.failed",
        "categories": [
          "buy",
          "sell"
        ],
        "final": true,
        "decision": "G74"
      },
      {
        "from": "funds_converted",
        "to": "outgoing_payment_sent",
        "by": "rail",
        "when": "the payout is accepted",
        "event": "transfer.outgoing_payment_sent",
        "categories": [
          "sell"
        ]
      },
      {
        "from": "funds_converted",
        "to": "failed",
        "by": "rail",
        "when": "the payout is refused; nothing moves yet",
        "event": "transfer.failed",
        "categories": [
          "sell"
        ],
        "decision": "G74"
      },
      {
        "from": "outgoing_payment_sent",
        "to": "funds_delivered",
        "by": "rail",
        "when": "the payment reaches its destination",
        "event": "transfer.funds_delivered",
        "categories": [
          "withdrawal",
          "sell"
        ]
      },
      {
        "from": "outgoing_payment_sent",
        "to": "funds_not_delivered",
        "by": "rail",
        "when": "the payment comes back; nothing moves yet",
        "event": "transfer.funds_not_delivered",
        "categories": [
          "withdrawal",
          "sell"
        ]
      },
      {
        "from": "failed",
        "to": "funds_refunded",
        "by": "service",
        "when": "the refused payout is refunded to the sender's balance",
        "event": "transfer.funds_refunded",
        "categories": [
          "withdrawal",
          "sell"
        ]
      },
      {
        "from": "funds_not_delivered",
        "to": "funds_refunded",
        "by": "service",
        "when": "the returned payout is refunded to the sender's balance",
        "event": "transfer.funds_refunded",
        "categories": [
          "withdrawal",
          "sell"
        ]
      }
    ]
  },
  "webhook-delivery": {
    "resource": "webhook delivery",
    "initial": [
      "pending"
    ],
    "states": {
      "pending": {
        "summary": "Waits for its first attempt."
      },
      "retrying": {
        "summary": "An attempt failed and another is scheduled."
      },
      "succeeded": {
        "summary": "The endpoint answered 2xx in time.",
        "final": true
      },
      "exhausted": {
        "summary": "The last attempt failed.",
        "final": true
      },
      "cancelled": {
        "summary": "The endpoint was deleted or disabled first.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "succeeded",
        "by": "sender",
        "when": "the first attempt is answered 2xx within 15 seconds"
      },
      {
        "from": "pending",
        "to": "retrying",
        "by": "sender",
        "when": "the first attempt fails"
      },
      {
        "from": "retrying",
        "to": "succeeded",
        "by": "sender",
        "when": "a later attempt is answered 2xx within 15 seconds"
      },
      {
        "from": "retrying",
        "to": "exhausted",
        "by": "sender",
        "when": "the last attempt fails"
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "business",
        "when": "the endpoint is deleted or disabled"
      },
      {
        "from": "retrying",
        "to": "cancelled",
        "by": "business",
        "when": "the endpoint is deleted or disabled"
      }
    ]
  }
} as const;
