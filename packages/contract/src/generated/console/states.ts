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
  },
  "event-replay": {
    "resource": "event replay",
    "initial": [
      "running",
      "completed"
    ],
    "states": {
      "running": {
        "summary": "Deliveries are being scheduled."
      },
      "completed": {
        "summary": "Every delivery is scheduled.",
        "final": true
      }
    },
    "moves": [
      {
        "from": "running",
        "to": "completed",
        "by": "service",
        "when": "the last delivery is scheduled"
      }
    ]
  },
  "proposed-change": {
    "resource": "proposed change",
    "initial": [
      "pending"
    ],
    "states": {
      "pending": {
        "summary": "The change is waiting for review."
      },
      "rejected": {
        "summary": "The review rejected the change; `review_reason` gives the reason."
      }
    },
    "moves": [
      {
        "from": "pending",
        "to": "rejected",
        "by": "administrator",
        "when": "the review rejects the change"
      },
      {
        "from": "rejected",
        "to": "pending",
        "by": "business",
        "when": "the name or the homepage is edited again"
      }
    ]
  },
  "webhook-endpoint": {
    "resource": "webhook endpoint",
    "initial": [
      "enabled"
    ],
    "states": {
      "enabled": {
        "summary": "Events are delivered."
      },
      "disabled": {
        "summary": "Nothing is delivered; `disabled_reason` says why."
      }
    },
    "moves": [
      {
        "from": "enabled",
        "to": "disabled",
        "by": "member",
        "when": "the endpoint is disabled"
      },
      {
        "from": "enabled",
        "to": "disabled",
        "by": "sender",
        "when": "the receiver answers 410"
      },
      {
        "from": "disabled",
        "to": "enabled",
        "by": "member",
        "when": "the endpoint is enabled"
      }
    ]
  }
} as const;
