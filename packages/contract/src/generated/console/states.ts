// Generated from spec/ by `npm run codegen`. Do not edit.

export const stateMachines = {
  "business": {
    "resource": "business",
    "initial": [
      "unverified"
    ],
    "states": {
      "unverified": {
        "summary": "Created, not submitted yet."
      },
      "pending": {
        "summary": "Submitted; waits for review."
      },
      "verified": {
        "summary": "Approved by review."
      },
      "rejected": {
        "summary": "Rejected by review; `kyb_reason` says why. It can be submitted again."
      },
      "suspended": {
        "summary": "Suspended by an administrator; `kyb_reason` says why."
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
        "when": "review rejects the business"
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
