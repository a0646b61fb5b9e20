// Generated from spec/ by `npm run codegen`. Do not edit.

export const stateMachines = {
  "business": {
    "resource": "business",
    "initial": [
      "unverified"
    ],
    "states": {
      "unverified": {
        "summary": "Created and not submitted yet."
      },
      "pending": {
        "summary": "Waits for review."
      },
      "verified": {
        "summary": "Review has approved the business."
      },
      "rejected": {
        "summary": "Review has refused the business; `kyb_reason` says why."
      },
      "suspended": {
        "summary": "Stopped by an administrator; `kyb_reason` says why."
      }
    },
    "moves": [
      {
        "from": "unverified",
        "to": "pending",
        "by": "owner",
        "when": "the business is submitted for review"
      },
      {
        "from": "pending",
        "to": "verified",
        "by": "administrator",
        "when": "review approves the business"
      },
      {
        "from": "pending",
        "to": "rejected",
        "by": "administrator",
        "when": "review refuses the business"
      },
      {
        "from": "rejected",
        "to": "pending",
        "by": "owner",
        "when": "the business is submitted again"
      },
      {
        "from": "verified",
        "to": "suspended",
        "by": "administrator",
        "when": "the business is suspended"
      },
      {
        "from": "suspended",
        "to": "verified",
        "by": "administrator",
        "when": "the suspension is lifted"
      }
    ]
  }
} as const;
