// Generated from spec/ by `npm run codegen`. Do not edit.

export const stateMachines = {
  "business": {
    "resource": "business",
    "initial": [
      "unverified"
    ],
    "states": {
      "unverified": {
        "summary": "The business has not been submitted for review."
      },
      "pending": {
        "summary": "The business is waiting for review."
      },
      "verified": {
        "summary": "The review approved the business."
      },
      "rejected": {
        "summary": "The review rejected the business; `kyb_reason` gives the reason."
      },
      "suspended": {
        "summary": "An administrator suspended the business; `kyb_reason` gives the reason."
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
        "when": "the review approves the business"
      },
      {
        "from": "pending",
        "to": "rejected",
        "by": "administrator",
        "when": "the review rejects the business"
      },
      {
        "from": "rejected",
        "to": "pending",
        "by": "owner",
        "when": "the business is resubmitted"
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
        "when": "the business is reinstated"
      }
    ]
  }
} as const;
