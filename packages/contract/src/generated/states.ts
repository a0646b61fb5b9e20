// Generated from spec/ by `npm run codegen`. Do not edit.

export const stateMachines = {
  "customer-verification": {
    "resource": "customer verification",
    "initial": [
      "inactive"
    ],
    "states": {
      "inactive": {
        "summary": "The customer has not been submitted for review, or its verification was reverted. `kyc_status` is `pending`, `level` is `0`."
      },
      "in_review": {
        "summary": "The submission is under review. `kyc_status` is `in_review`, `level` is `0`."
      },
      "active": {
        "summary": "The review approved the customer. `kyc_status` is `verified`, `level` is `1`."
      },
      "rejected": {
        "summary": "The review found the documents invalid or incomplete. `kyc_status` is `rejected`, `level` is `0`."
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
        "summary": "The app is waiting for review. Authorization requests fail with `unauthorized_client`."
      },
      "approved": {
        "summary": "The app is approved and users can authorize it."
      },
      "rejected": {
        "summary": "The review rejected the app. Authorization requests fail with `unauthorized_client`."
      },
      "suspended": {
        "summary": "An administrator suspended the app. Authorization requests fail with `unauthorized_client`."
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
        "when": "the review rejects the app",
        "decision": "G27"
      },
      {
        "from": "approved",
        "to": "suspended",
        "by": "administrator",
        "when": "the app is suspended: its refresh token families are revoked; access tokens already issued stay valid until `exp`",
        "decision": "G27"
      },
      {
        "from": "suspended",
        "to": "approved",
        "by": "administrator",
        "when": "the app is reinstated",
        "decision": "G27"
      },
      {
        "from": "rejected",
        "to": "pending",
        "by": "business",
        "when": "the app is resubmitted",
        "decision": "G27"
      },
      {
        "from": "approved",
        "to": "pending",
        "by": "business",
        "when": "the redirect URIs or the requested scopes change",
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
        "summary": "The link is being prepared and does not accept payment requests yet."
      },
      "active": {
        "summary": "The link accepts payment requests."
      },
      "expired": {
        "summary": "The link is past its `expires_at`, or it is a one-time link that has been paid.",
        "final": true
      },
      "deleted": {
        "summary": "The business deleted the link.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "draft",
        "to": "active",
        "by": "caller",
        "when": "the business activates the draft"
      },
      {
        "from": "draft",
        "to": "deleted",
        "by": "caller",
        "when": "the business deletes the link"
      },
      {
        "from": "active",
        "to": "expired",
        "by": "clock",
        "when": "`expires_at` passes"
      },
      {
        "from": "active",
        "to": "expired",
        "by": "rail",
        "when": "a payment request of a one-time link becomes `completed`, `over_payment` or `multiple_deposits`"
      },
      {
        "from": "active",
        "to": "deleted",
        "by": "caller",
        "when": "the business deletes the link"
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
        "summary": "The request is waiting for its first deposit."
      },
      "expired": {
        "summary": "No deposit arrived before `expires_at`.",
        "final": true
      },
      "cancelled": {
        "summary": "The merchant cancelled the request before any deposit arrived.",
        "final": true
      },
      "completed": {
        "summary": "One deposit of exactly the requested amount arrived.",
        "final": true
      },
      "failed": {
        "summary": "The bank, chain or mobile money operator rejected the deposit.",
        "final": true
      },
      "under_payment": {
        "summary": "The deposits add up to less than the requested amount. The status becomes final when `expires_at` passes."
      },
      "multiple_deposits": {
        "summary": "Several deposits arrived that together reach or exceed the requested amount.",
        "final": true
      },
      "over_payment": {
        "summary": "One deposit of more than the requested amount arrived.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "expired",
        "by": "clock",
        "when": "`expires_at` passes without a deposit",
        "event": "payment_request.expired"
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "caller",
        "when": "the merchant cancels the request before any deposit",
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
        "when": "another deposit arrives and S is still less than R",
        "event": "payment_request.under_payment"
      },
      {
        "from": "under_payment",
        "to": "under_payment",
        "by": "clock",
        "when": "`expires_at` passes; later deposits no longer count",
        "final": true
      },
      {
        "from": "under_payment",
        "to": "multiple_deposits",
        "by": "rail",
        "when": "another deposit brings S to R or more",
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
        "summary": "Valid until `expires_at`.",
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
        "summary": "The price is held and a transfer can execute the quote."
      },
      "accepted": {
        "summary": "A transfer has been created from the quote.",
        "final": true
      },
      "expired": {
        "summary": "The quote passed its `expires_at` without a transfer and can no longer be executed.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "accepted",
        "by": "caller",
        "when": "a transfer is created from the quote before it expires"
      },
      {
        "from": "pending",
        "to": "expired",
        "by": "clock",
        "when": "30 minutes have passed since the quote was created"
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
        "summary": "The source amount is held on the balance, or the transfer is waiting for a payment from outside."
      },
      "processing": {
        "summary": "The transfer is being executed and can no longer be cancelled."
      },
      "funds_received": {
        "summary": "The payment from outside is received and confirmed."
      },
      "funds_converted": {
        "summary": "The source currency is converted to the target currency."
      },
      "outgoing_payment_sent": {
        "summary": "The payout is handed to the bank, mobile money operator or chain."
      },
      "funds_delivered": {
        "summary": "The payout has reached its destination.",
        "final": true
      },
      "cancelled": {
        "summary": "The transfer was cancelled, or its payment did not arrive in time; a held amount is released. A payment that arrives later is credited as a deposit, and `transfer.cancelled` is sent again.",
        "final": true
      },
      "failed": {
        "summary": "The conversion or the payout was refused; `error` says which."
      },
      "funds_not_delivered": {
        "summary": "The payout was sent and returned; the refund follows."
      },
      "funds_refunded": {
        "summary": "The refund is credited to the sender's balance.",
        "final": true
      }
    },
    "paths": {
      "deposit": [
        "pending",
        "processing",
        "funds_received"
      ],
      "conversion": [
        "pending",
        "processing",
        "funds_converted"
      ],
      "withdrawal": [
        "pending",
        "processing",
        "outgoing_payment_sent",
        "funds_delivered"
      ],
      "buy": [
        "pending",
        "processing",
        "funds_received",
        "funds_converted"
      ],
      "sell": [
        "pending",
        "processing",
        "funds_received",
        "funds_converted",
        "outgoing_payment_sent",
        "funds_delivered"
      ],
      "sell_to_balance": [
        "pending",
        "processing",
        "funds_received",
        "funds_converted"
      ]
    },
    "moves": [
      {
        "from": "pending",
        "to": "processing",
        "by": "service",
        "when": "the transfer starts",
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
        "when": "another amount arrives, for a buy or sell within 1 % of the quoted one; the amounts of the transfer are adjusted to it",
        "event": "transfer.processing",
        "categories": [
          "deposit",
          "buy",
          "sell"
        ]
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "caller",
        "when": "the caller cancels the transfer; a held amount is released",
        "event": "transfer.cancelled"
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "clock",
        "when": "the account or address in `pay_in` expires unpaid, or is paid too late",
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
        "when": "an amount arrives that differs by more than 1 %; it is credited in the source currency, less the deposit fee",
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
        "when": "the deposit is confirmed and credited, less its fee",
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
        "when": "the conversion completes and is credited",
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
        "when": "the payout is accepted, after the conversion if the currencies differ",
        "event": "transfer.outgoing_payment_sent",
        "categories": [
          "withdrawal"
        ]
      },
      {
        "from": "processing",
        "to": "failed",
        "by": "venue",
        "when": "the conversion is refused or halted; the held amount is released in the source currency",
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
        "when": "the payout is refused; no money moves until the refund",
        "event": "transfer.failed",
        "categories": [
          "withdrawal"
        ]
      },
      {
        "from": "funds_received",
        "to": "funds_converted",
        "by": "venue",
        "when": "the conversion completes and is credited",
        "event": "transfer.funds_converted",
        "categories": [
          "buy",
          "sell"
        ],
        "final": true
      },
      {
        "from": "funds_received",
        "to": "funds_converted",
        "by": "venue",
        "when": "the conversion completes and its proceeds are to be paid out",
        "event": "transfer.funds_converted",
        "categories": [
          "sell"
        ]
      },
      {
        "from": "funds_received",
        "to": "failed",
        "by": "venue",
        "when": "the conversion is refused or halted; the received amount becomes available in the source currency",
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
        "when": "the payout is refused; no money moves until the refund",
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
        "when": "the payout reaches its destination",
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
        "when": "the payout is returned; no money moves until the refund",
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
        "summary": "The delivery is waiting for its first attempt."
      },
      "retrying": {
        "summary": "The last attempt failed and another one is scheduled."
      },
      "succeeded": {
        "summary": "The endpoint answered 2xx within 15 seconds.",
        "final": true
      },
      "exhausted": {
        "summary": "Every attempt failed and no more follow.",
        "final": true
      },
      "cancelled": {
        "summary": "The endpoint was deleted or disabled before the delivery succeeded.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "succeeded",
        "by": "sender",
        "when": "the endpoint answers the first attempt with 2xx within 15 seconds"
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
        "when": "the endpoint answers a later attempt with 2xx within 15 seconds"
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
