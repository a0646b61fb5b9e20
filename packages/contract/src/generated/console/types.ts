// Generated from spec/ by `npm run codegen`. Do not edit.

export interface paths {
    "/console/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session
         * @description Who is signed in, in which business and role, and the token that state-changing calls send back.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session with an e-mail address and a password. The session lies in the cookie `finops_session`; without
         *     `business_id` it is in the business that the user joined first. Attempts are limited for each e-mail
         *     address and each caller's address, but for a right password from an address from which the user has signed in before. An unknown e-mail
         *     address is answered as a wrong password is, and takes as long.
         */
        post: operations["createSession"];
        /**
         * Sign out
         * @description Ends the session at once and takes the cookie back.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/session/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch to another business
         * @description Goes on in another business of the user. The session gets a new cookie and a new CSRF token; the old ones die at once.
         */
        post: operations["switchBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own user
         * @description The user that is signed in.
         */
        get: operations["getUser"];
        /**
         * Update the own user
         * @description Changes the fields that the body holds and leaves the others as they are.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Sets a new password, which needs the present one. Every other session of the user ends at once. Attempts are limited.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/password_resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Mails a token that sets a new password. The answer is the same, and takes as long, whether or not the e-mail address has a user. An e-mail
         *     address gets a few mails an hour at most; what is asked for beyond them is answered alike and sends nothing. Attempts are limited. Without a
         *     mailer the answer is 503.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/password_resets/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a reset
         * @description Sets a new password with the token of the mail, which is good once and for an hour. Every session of the user ends at once, and so do the
         *     other tokens. Attempts are limited.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the business
         * @description The business of the session.
         */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/business/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the business for review
         * @description Moves the verification of the business (KYB) from `unverified` or `rejected` to `pending`. A platform administrator reviews it.
         */
        post: operations["submitBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own businesses
         * @description The businesses that the user is a member of, with the role in each.
         */
        get: operations["listBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List memberships
         * @description Who belongs to the business, and in which role.
         */
        get: operations["listMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/memberships/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the member.
                 * @example USR_7mKc4RtZ9vWq2XpL
                 */
                user_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a role
         * @description Gives a member another role, from the next call on. The last owner stays owner.
         */
        put: operations["updateMembership"];
        post?: never;
        /**
         * Remove a member
         * @description Ends a membership, and with it the sessions of the member in this business. The answer lists the living API keys whose secret the member
         *     was given last. They go on working unless `revoke_api_keys` is `true`, which revokes all of them. The last owner cannot be removed: 409 `conflict`.
         */
        delete: operations["deleteMembership"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description The invitations of the business that are neither accepted nor withdrawn nor expired.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a member
         * @description Invites someone into the business, by a mail with a token that is good for 7 days. The token of the answer serves only a person who has a user
         *     already and gives the password of that user; it does not create one. A further invitation of the same e-mail address takes the place of the
         *     open one. Without a mailer the answer is 503 and nobody is invited.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Joins the business that the token is for. A person who is new here sends the token that was mailed, gives a name and chooses a password; one
         *     who has a user already gives the password of that user. The token of the answer to the invitation creates no user: 401 `unauthorized`, as a wrong
         *     password is. Signing in is a step of its own. Attempts are limited.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example INV_5cWn8TgK3xRv6JqD
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Withdraws an open invitation; its token is good for nothing from now on.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The API keys of the business, revoked ones too. The values of keys are not shown again.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a key with the scopes that are asked for. `credential` is shown this once, already encoded: send it as it is after `Authorization: Bearer`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/api_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the API key.
                 * @example APK_4hTs9VbN2mXc7WgD
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an API key
         * @description One key of the business, without its value.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key dies at once and for good. A key that is revoked already is returned as it is.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/api_keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the API key.
                 * @example APK_4hTs9VbN2mXc7WgD
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Gives the key a new secret; the old one dies at once. Name, scopes and limit stay. `credential` is shown this once. A revoked key cannot be rotated.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/public_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public keys
         * @description The public keys of the business, revoked ones too.
         */
        get: operations["listPublicKeys"];
        put?: never;
        /**
         * Create a public key
         * @description Makes a key that is safe in a browser, for `X-BU-PUBLIC-KEY`.
         */
        post: operations["createPublicKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/public_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the public key.
                 * @example PBK_8jRw3ZfL6qYt1KvM
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a public key
         * @description The key dies at once and for good. A key that is revoked already is returned as it is.
         */
        delete: operations["revokePublicKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/audit_entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description What was done in the business, by whom and when; newest first. Entries are never changed or deleted.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/books/trial_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trial balance
         * @description What every account of the business holds, by currency, and where the records disagree. In sound books each currency sums to zero and there is no difference.
         *     The accounts are exact at the instant of the answer. So are the differences of a business with at most 10,000 postings; of a larger one they are
         *     those that the last run of `npm run books` found, at `checked_at`, and currencies that do not sum to zero now.
         */
        get: operations["getTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/books/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a statement of account
         * @description The settled entries of a profile in a currency, oldest first, between the balance at the start and that at the end, as CSV of RFC 4180 with a line of
         *     names. `amount` has a sign, `balance` is what the profile had right after the entry, what is held for transfers under way included. At most 10,000 entries.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/books/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reconcile the rails
         * @description What the statements of the rails say beside what the ledger says, by rail and currency, and the payments on which they disagree. The amounts of the rails are
         *     exact at the instant of the answer. Of a business with more than 10,000 postings the payments are those that the last run of `npm run books` found, at `checked_at`.
         */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all businesses
         * @description Every business of the platform.
         */
        get: operations["listPlatformBusinesses"];
        put?: never;
        /**
         * Create a business
         * @description Creates an unverified business and invites its first owner by a mail with a token. The token of the answer creates no user. Without a mailer the answer is 503 and there is no business.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a business
         * @description One business of the platform.
         */
        get: operations["getPlatformBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite the first owner again
         * @description Invites the first owner of a business that nobody has joined yet, under the same e-mail address or another one. Its open invitations end.
         *     The mail to the owner holds a token; that of the answer creates no user.
         */
        post: operations["createOwnerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a business
         * @description Verifies a pending business.
         */
        post: operations["approveBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a business
         * @description Refuses a pending business and says why; its owner can submit it again.
         */
        post: operations["rejectBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a business
         * @description Suspends a verified business and records the reason. Its credentials are refused, and payments of its transfers wait
         *     until it is reinstated; money that arrives is still credited.
         */
        post: operations["suspendBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/businesses/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate a business
         * @description Lifts the suspension of a business, which is verified again. Payments that waited are sent.
         */
        post: operations["reinstateBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sandbox
         * @description What the sandbox of the business is like, and what time it has. Production has no such path.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fund a balance
         * @description Puts an amount on a balance of the business or of one of its customers; the balance is opened when it is not there. Each call funds again.
         */
        post: operations["createOpeningDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a payment arrive
         * @description Lets a payment arrive from outside, as a bank or a chain would report it. Name exactly one of what it pays in to.
         */
        post: operations["createSandboxDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/payouts/{transfer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_7YcWk3Rn9VtXb2Lp
                 */
                transfer_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide what becomes of a payout
         * @description Decides at once what becomes of the payout of a transfer. `failed`, the rail refuses it, is possible before it is sent; `delivered` and `not_delivered` once it is.
         */
        post: operations["settleSandboxPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Moves the clock of the business ahead. What falls due on the way happens at its own time, one step after the other. The clock moves expiries, rails and prices, and neither sessions nor rate limits.
         */
        post: operations["advanceSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outbox
         * @description The mails that the sandbox would have sent, newest first, as long as their tokens are good. Everybody sees those to the own e-mail address,
         *     owners those that their business caused, and administrators of the platform those that the platform caused. A mail with a password reset is
         *     seen by nobody but its recipient. Where the sandbox sends mails by SMTP, the outbox is empty. API keys do not reach it.
         */
        get: operations["listSandboxMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sandbox
         * @description Clears what the business holds and has done with money, and sets its clock back. Members, keys, customers and the audit log stay, and no other business is touched.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The fields that every response body has. */
        Envelope: {
            /**
             * @description `success` in a 2xx response, `error` in any other.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description One sentence for people. Programs read `data`. */
            message: string;
        };
        /** @description The envelope of every successful response. `status` distinguishes it from an error body. */
        SuccessEnvelope: components["schemas"]["Envelope"] & {
            /**
             * @description Always `success`.
             * @constant
             */
            status: "success";
        };
        /** @description Identifier of a user. */
        UserId: string;
        /**
         * Format: email
         * @description E-mail address, kept in lower case.
         */
        Email: string;
        /**
         * Format: date-time
         * @description ISO 8601 date-time in UTC, with at most 6 fractional digits.
         */
        Timestamp: string;
        /** @description A person who signs in. */
        User: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["Email"];
            /** @description Name of the person. */
            name: string;
            /** @description When the user was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Identifier of a business. */
        BusinessId: string;
        /**
         * @description How far the verification of the business (KYB) is.
         * @enum {string}
         */
        KybStatus: "unverified" | "pending" | "verified" | "rejected" | "suspended";
        /** @description Currency code, fiat or cryptocurrency. Trimmed and upper-cased on input. */
        Currency: string;
        /** @description A business on the platform. */
        Business: {
            id: components["schemas"]["BusinessId"];
            /** @description Name of the business. */
            name: string;
            /** @description Country of the business, ISO 3166-1 alpha-2. */
            country_id: string;
            kyb_status: components["schemas"]["KybStatus"];
            /** @description Why the business is rejected or suspended; absent otherwise. */
            kyb_reason?: string;
            /** @description Currency that balances are valued in. */
            display_currency: components["schemas"]["Currency"];
            /** @description When the business was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a member may do: an owner everything, a developer keys and all that can be read, a viewer only read.
         * @enum {string}
         */
        Role: "owner" | "developer" | "viewer";
        /** @description Who is signed in, and where. */
        Session: {
            user: components["schemas"]["User"];
            /** @description The business that the session is in; absent for a user without a membership. */
            business?: components["schemas"]["Business"];
            /** @description Role of the user in this business; absent without one. */
            role?: components["schemas"]["Role"];
            /** @description Whether the user is a platform administrator. */
            administrator: boolean;
            /** @description What every call that changes something sends in `X-CSRF-Token`. */
            csrf_token: string;
            /** @description When the user signed in. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the session ends at the latest. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description One session in the success envelope. */
        SessionResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Session"];
        };
        /**
         * @description Stable name of the error. Branch on it in code; the guide "Errors" lists each name with its meaning and what to do.
         * @enum {string}
         */
        ErrorName: "bad_request" | "unauthorized" | "not_found" | "resource_not_found" | "request_validation" | "schema_validation" | "internal_server_error" | "service_unavailable" | "err_bvn_verification_required" | "insufficient_scope" | "forbidden" | "method_not_allowed" | "not_acceptable" | "conflict" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "insufficient_balance" | "quote_expired" | "invalid_state" | "idempotency_key_reused" | "profile_kyc_verification" | "missing_section" | "missing_documents" | "identity_token_invalid" | "identity_token_used" | "identity_token_mismatch" | "individual_customer_required" | "reusable_kyc_not_enabled";
        /** @description Why a body does not match its schema, and how to correct it. */
        SchemaFault: {
            /** @description Why the body is invalid. */
            reason: string;
            /** @description What to send instead. */
            fix: string;
            /** @description One line per violation found. */
            schema_validation_error?: string[];
        };
        /** @description The body of every error response. */
        ErrorBody: {
            /**
             * @description Always `error`.
             * @constant
             */
            status: "error";
            /** @description The same text as `error.message`. */
            message: string;
            /** @description The error that occurred. */
            error: {
                name: components["schemas"]["ErrorName"];
                /** @description One sentence for people: which value is wrong, why, and what to do. */
                message: string;
            };
            /** @description The invalid fields by dotted name, each with its reasons. */
            fields?: {
                [key: string]: {
                    /** @description Why the value is invalid. */
                    reason: string;
                }[];
            };
            /** @description How the body fails to match its schema: one detail or several. */
            schema?: components["schemas"]["SchemaFault"] | components["schemas"]["SchemaFault"][];
        };
        /** @description Who signs in. */
        SessionCreate: {
            email: components["schemas"]["Email"];
            /** @description Password of the user. */
            password: string;
            /** @description The business to begin in; without it, the one that the user joined first. */
            business_id?: components["schemas"]["BusinessId"];
        };
        /** @description The business to go on in. */
        BusinessSwitch: {
            business_id: components["schemas"]["BusinessId"];
        };
        /** @description One user in the success envelope. */
        UserResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["User"];
        };
        /** @description What to change. */
        UserUpdate: {
            /** @description Name of the person. */
            name?: string;
        };
        /** @description The present and the new password. */
        PasswordChange: {
            /** @description The present password. */
            current_password: string;
            /** @description The new password. */
            new_password: string;
        };
        /** @description Who has lost the password. */
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The token of the mail and the new password. */
        PasswordResetConfirm: {
            /** @description Token of the mail. */
            token: string;
            /** @description The new password. */
            new_password: string;
        };
        /** @description One business in the success envelope. */
        BusinessResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Business"];
        };
        /** @description A business and what the user may do in it. */
        OwnBusiness: components["schemas"]["Business"] & {
            /** @description Role of the user in this business. */
            role: components["schemas"]["Role"];
        };
        /** @description Cursors to the neighbouring pages. Present in list responses only. */
        Pagination: {
            /** @description Number of entries on this page. */
            current_entries_size: number;
            /** @description Opaque base64 cursor of the next page; absent on the last page. */
            next_cursor?: string;
            /** @description Opaque base64 cursor of the previous page; absent on the first page. */
            previous_cursor?: string;
        };
        /** @description A page of own businesses in the success envelope. */
        OwnBusinessListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The businesses of this page. */
            data: components["schemas"]["OwnBusiness"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description That a user belongs to the business. */
        Membership: {
            business_id: components["schemas"]["BusinessId"];
            user_id: components["schemas"]["UserId"];
            email: components["schemas"]["Email"];
            /** @description Name of the member. */
            name: string;
            role: components["schemas"]["Role"];
            /** @description When the user joined. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of memberships in the success envelope. */
        MembershipListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The memberships of this page. */
            data: components["schemas"]["Membership"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The new role. */
        MembershipUpdate: {
            role: components["schemas"]["Role"];
        };
        /** @description One membership in the success envelope. */
        MembershipResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Membership"];
        };
        /** @description Identifier of an API key; no part of its value. */
        ApiKeyId: string;
        /**
         * @description A scope that an API key can have: every one but those that need a user.
         * @enum {string}
         */
        GrantableScope: "api:read" | "balances:read" | "balances:write" | "transactions:read" | "quotes:read" | "quotes:write" | "transfers:read" | "transfers:write" | "addresses:read" | "addresses:write" | "recipients:read" | "recipients:write" | "customers:read" | "customers:write" | "payments:read" | "payments:write" | "stocks:read" | "virtual_accounts:read" | "sandbox:control";
        /** @description A credential of a program. Its value is not among the fields. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /** @description What the business calls the key. */
            name: string;
            /** @description How the value begins, decoded, to tell keys apart. */
            hint: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["GrantableScope"][];
            /** @description Requests per rolling minute and resource; absent when the usual limit holds. */
            rate_limit?: number;
            /** @description The member who made the key. */
            created_by: components["schemas"]["UserId"];
            /** @description When the key was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The member who last gave it a new secret; absent before the first time, and where that was not noted yet. */
            rotated_by?: components["schemas"]["UserId"];
            /** @description When it last got a new secret; absent before the first time. */
            rotated_at?: components["schemas"]["Timestamp"];
            /** @description When it was revoked; absent while it lives. */
            revoked_at?: components["schemas"]["Timestamp"];
            /** @description When it was last used, give or take a minute; absent before the first time. */
            last_used_at?: components["schemas"]["Timestamp"];
        };
        /** @description A membership that is over, and the API keys that its member can still use. */
        RemovedMembership: components["schemas"]["Membership"] & {
            /** @description The living API keys whose secret was last given to this member; those that the call revoked have `revoked_at`. */
            api_keys: components["schemas"]["ApiKey"][];
        };
        /** @description One removed membership in the success envelope. */
        RemovedMembershipResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["RemovedMembership"];
        };
        /** @description Identifier of an invitation. */
        InvitationId: string;
        /** @description That someone is asked into the business. */
        Invitation: {
            id: components["schemas"]["InvitationId"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
            /** @description When the invitation was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its token is good no longer. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of invitations in the success envelope. */
        InvitationListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The invitations of this page. */
            data: components["schemas"]["Invitation"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Who is asked into the business. */
        InvitationCreate: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
        };
        /** @description An invitation as it is shown once. */
        CreatedInvitation: components["schemas"]["Invitation"] & {
            /** @description What an invited person who has a user already can send to join; shown this once. It creates no user, which takes the token of the mail. */
            token: string;
        };
        /** @description One created invitation in the success envelope. */
        CreatedInvitationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedInvitation"];
        };
        /** @description Who joins. */
        InvitationAccept: {
            /** @description Token of the invitation; a person without a user sends that of the mail. */
            token: string;
            /** @description Name of the person; needed when the e-mail address has no user yet, without effect otherwise. */
            name?: string;
            /** @description The password of the user, or the new one, with at least 12 characters, when the e-mail address has no user yet. */
            password: string;
        };
        /** @description One invitation in the success envelope. */
        InvitationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Invitation"];
        };
        /** @description A page of api keys in the success envelope. */
        ApiKeyListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The keys of this page. */
            data: components["schemas"]["ApiKey"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new key. */
        ApiKeyCreate: {
            /** @description What to call the key. */
            name: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["GrantableScope"][];
            /** @description Requests per rolling minute and resource; without it, the usual limit holds. */
            rate_limit?: number;
        };
        /** @description A key as it is shown once. */
        CreatedApiKey: components["schemas"]["ApiKey"] & {
            /** @description The value to send after `Authorization: Bearer`, already encoded; shown this once. */
            credential: string;
        };
        /** @description One created api key in the success envelope. */
        CreatedApiKeyResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedApiKey"];
        };
        /** @description One api key in the success envelope. */
        ApiKeyResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ApiKey"];
        };
        /** @description Identifier of a public key; no part of its value. */
        PublicKeyId: string;
        /** @description A key that is safe in a browser. It is no secret. */
        PublicKey: {
            id: components["schemas"]["PublicKeyId"];
            /** @description What the business calls the key. */
            name: string;
            /** @description The value to send in `X-BU-PUBLIC-KEY`. */
            public_key: string;
            /** @description The member who made the key; absent where that was not noted yet. */
            created_by?: components["schemas"]["UserId"];
            /** @description When the key was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was revoked; absent while it lives. */
            revoked_at?: components["schemas"]["Timestamp"];
        };
        /** @description A page of public keys in the success envelope. */
        PublicKeyListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The keys of this page. */
            data: components["schemas"]["PublicKey"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new public key. */
        PublicKeyCreate: {
            /** @description What to call the key. */
            name: string;
        };
        /** @description One public key in the success envelope. */
        PublicKeyResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PublicKey"];
        };
        /**
         * @description What was done, as the kind of the target and what became of it.
         * @enum {string}
         */
        AuditAction: "session.created" | "session.switched" | "session.deleted" | "user.updated" | "user.password_changed" | "business.created" | "business.submitted" | "business.approved" | "business.rejected" | "business.suspended" | "business.reinstated" | "invitation.created" | "invitation.revoked" | "invitation.accepted" | "membership.updated" | "membership.deleted" | "api_key.created" | "api_key.rotated" | "api_key.revoked" | "public_key.created" | "public_key.revoked" | "sandbox.funded" | "sandbox.deposit_made" | "sandbox.payout_settled" | "sandbox.clock_advanced" | "sandbox.reset";
        /** @description One thing that was done in the business. */
        AuditEntry: {
            /** @description Identifier of the entry. */
            id: string;
            /** @description Who did it. */
            actor: {
                /**
                 * @description A member, an administrator of the platform, an API key, or the service itself.
                 * @enum {string}
                 */
                kind: "user" | "administrator" | "api_key" | "system";
                /** @description Identifier of the user or of the API key; absent for the service itself. */
                id?: string;
            };
            action: components["schemas"]["AuditAction"];
            /** @description Identifier of what it was done to. */
            target: string;
            /** @description What changed, for example a role before and after; never a secret. */
            facts: {
                [key: string]: unknown;
            };
            /** @description `X-Request-Id` of the call. */
            request_id: string;
            /** @description When it was done. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of audit entries in the success envelope. */
        AuditEntryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The entries of this page. */
            data: components["schemas"]["AuditEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A decimal number as a string, to preserve every digit. */
        Decimal: string;
        /** @description Two records that should agree and do not. */
        BooksDifference: {
            /**
             * @description Which of the checks shows it.
             * @enum {string}
             */
            check: "zero_sum" | "balance_row" | "negative_account" | "transactions" | "holds" | "quote_taken" | "transfers" | "rails";
            /** @description What it is about: an account, a balance, a quote, a transfer, a transaction, an account, the entries or an amount of a transfer, or a payment of a rail. */
            subject: string;
            currency?: components["schemas"]["Currency"];
            /** @description What it should be: an amount of the currency, or a count where there is none. */
            expected: components["schemas"]["Decimal"];
            /** @description What is there. */
            found: components["schemas"]["Decimal"];
        };
        /** @description The accounts of the business, by currency, and where its records disagree. */
        TrialBalance: {
            /** @description Whether all checks were made and none found a difference; false until they were made once. */
            balanced: boolean;
            /** @description Every currency that has moved, by its code. */
            currencies: {
                currency: components["schemas"]["Currency"];
                /** @description Accounts by name; those of all profiles together. */
                accounts: {
                    /** @description `available`, `held`, `savings`, `investments`, `position`, `fees`, `rounding`, or `rail:` and the name of a rail. */
                    account: string;
                    balance: components["schemas"]["Decimal"];
                }[];
                /** @description Sum of the accounts, zero in sound books. */
                sum: components["schemas"]["Decimal"];
            }[];
            /** @description Where the records disagree; at most 100. */
            differences: components["schemas"]["BooksDifference"][];
            /** @description When all checks were last made; absent when they never were. */
            checked_at?: components["schemas"]["Timestamp"];
        };
        /** @description One trial balance in the success envelope. */
        TrialBalanceResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["TrialBalance"];
        };
        /** @description Identifier of a profile: the business or one of its customers. */
        ProfileId: string;
        /** @description The statements of the rails beside the ledger. */
        Reconciliation: {
            /** @description Whether there is no difference, neither in the amounts of a rail nor in a payment; false until the payments were compared once. */
            reconciled: boolean;
            /** @description Every rail and currency, by their names. */
            rails: {
                /** @description Name of the rail. */
                rail: string;
                currency: components["schemas"]["Currency"];
                /** @description What the rail says that came in. */
                statement_in: components["schemas"]["Decimal"];
                /** @description What the rail says that went out. */
                statement_out: components["schemas"]["Decimal"];
                /** @description What the ledger has from the rail. */
                ledger_in: components["schemas"]["Decimal"];
                /** @description What the ledger has to the rail. */
                ledger_out: components["schemas"]["Decimal"];
                /** @description What the rail has in and not out, less what the ledger has so. */
                difference: components["schemas"]["Decimal"];
            }[];
            /** @description Payments on which they disagree; at most 100. */
            differences: {
                /** @description Name of the rail. */
                rail: string;
                currency: components["schemas"]["Currency"];
                /**
                 * @description From outside or to it.
                 * @enum {string}
                 */
                direction: "in" | "out";
                /** @description What both know the payment by. */
                reference: string;
                /** @description What the rail says. */
                statement_amount: components["schemas"]["Decimal"];
                /** @description What the ledger says. */
                ledger_amount: components["schemas"]["Decimal"];
            }[];
            /** @description When the payments were last compared one by one; absent when they never were. */
            checked_at?: components["schemas"]["Timestamp"];
        };
        /** @description One reconciliation in the success envelope. */
        ReconciliationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Reconciliation"];
        };
        /** @description A page of businesses in the success envelope. */
        BusinessListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The businesses of this page. */
            data: components["schemas"]["Business"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new business and its first owner. */
        BusinessCreate: {
            /** @description Name of the business. */
            name: string;
            /** @description Country of the business, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Currency to value balances in; without it, that of the country. */
            display_currency?: components["schemas"]["Currency"];
            /** @description E-mail address of the first owner, who is invited. */
            owner_email: components["schemas"]["Email"];
        };
        /** @description A new business and the invitation of its first owner. */
        CreatedBusiness: {
            business: components["schemas"]["Business"];
            invitation: components["schemas"]["CreatedInvitation"];
        };
        /** @description One created business in the success envelope. */
        CreatedBusinessResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedBusiness"];
        };
        /** @description Who is to own the business. */
        OwnerInvitationCreate: {
            owner_email: components["schemas"]["Email"];
        };
        /** @description Why. */
        KybRefusal: {
            /** @description What the owner has to know or mend; owners read it. */
            reason: string;
        };
        /** @description What the sandbox of the business is like, and what time it has. */
        Sandbox: {
            /**
             * @description The environment that answers.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            business_id: components["schemas"]["BusinessId"];
            /** @description Whether banks, chains and mobile money are simulated. */
            simulated_rails: boolean;
            /** @description The time of the business. */
            now: components["schemas"]["Timestamp"];
            /** @description What the clock of the business is ahead of that of the server. */
            ahead_seconds: number;
        };
        /** @description One sandbox in the success envelope. */
        SandboxResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Sandbox"];
        };
        /** @description A decimal number greater than zero, as a string, with at most as many decimal places as its currency has. */
        PositiveDecimal: string;
        /** @description What to put on which balance. */
        OpeningDepositCreate: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["PositiveDecimal"];
            /** @description Whose balance; that of the business without it. */
            profile_id?: components["schemas"]["ProfileId"];
        };
        /** @description An amount that the sandbox has put on a balance. */
        OpeningDeposit: {
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["PositiveDecimal"];
            /** @description Reference of the transaction that it made. */
            reference: string;
            /** @description When, by the clock of the business. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One opening deposit in the success envelope. */
        OpeningDepositResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["OpeningDeposit"];
        };
        /** @description What every payment from outside has. */
        SandboxDepositBase: {
            currency: components["schemas"]["Currency"];
            /** @description What arrives, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description Identifier of a transfer. */
        TransferId: string;
        /** @description Identifier of a virtual bank account. */
        VirtualBankAccountId: string;
        /** @description Identifier of a payment request. */
        PaymentRequestId: string;
        /** @description A field of another destination. A schema that keeps it out names this one in its `oneOf`. */
        BesideTransfer: {
            /** @description A deposit address. */
            address: string;
        } | {
            /** @description A memo. */
            memo: string;
        } | {
            virtual_account_id: components["schemas"]["VirtualBankAccountId"];
        } | {
            payment_request_id: components["schemas"]["PaymentRequestId"];
        };
        /** @description A payment into a transfer that waits for one. */
        SandboxDepositToTransfer: (components["schemas"]["SandboxDepositBase"] & {
            /** @description A transfer that is paid in from outside. */
            transfer_id: components["schemas"]["TransferId"];
        }) & ({
            /** @description A transfer that is paid in from outside. */
            transfer_id?: components["schemas"]["TransferId"];
        } | components["schemas"]["BesideTransfer"]);
        /** @description A field of another destination. A schema that keeps it out names this one in its `oneOf`. */
        BesideAddress: {
            transfer_id: components["schemas"]["TransferId"];
        } | {
            virtual_account_id: components["schemas"]["VirtualBankAccountId"];
        } | {
            payment_request_id: components["schemas"]["PaymentRequestId"];
        };
        /** @description A payment to a deposit address. */
        SandboxDepositToAddress: (components["schemas"]["SandboxDepositBase"] & {
            /** @description A deposit address of the business, of a customer or of a transfer. */
            address: string;
            /** @description The memo of the address, where it has one. */
            memo?: string;
        }) & ({
            /** @description A deposit address of the business, of a customer or of a transfer. */
            address?: string;
        } | components["schemas"]["BesideAddress"]);
        /** @description A field of another destination. A schema that keeps it out names this one in its `oneOf`. */
        BesideVirtualAccount: {
            transfer_id: components["schemas"]["TransferId"];
        } | {
            /** @description A deposit address. */
            address: string;
        } | {
            /** @description A memo. */
            memo: string;
        } | {
            payment_request_id: components["schemas"]["PaymentRequestId"];
        };
        /** @description A payment to a virtual bank account. */
        SandboxDepositToVirtualAccount: (components["schemas"]["SandboxDepositBase"] & {
            virtual_account_id: components["schemas"]["VirtualBankAccountId"];
        }) & ({
            virtual_account_id?: components["schemas"]["VirtualBankAccountId"];
        } | components["schemas"]["BesideVirtualAccount"]);
        /** @description A field of another destination. A schema that keeps it out names this one in its `oneOf`. */
        BesidePaymentRequest: {
            transfer_id: components["schemas"]["TransferId"];
        } | {
            /** @description A deposit address. */
            address: string;
        } | {
            /** @description A memo. */
            memo: string;
        } | {
            virtual_account_id: components["schemas"]["VirtualBankAccountId"];
        };
        /** @description A payment for a payment request. */
        SandboxDepositToPaymentRequest: (components["schemas"]["SandboxDepositBase"] & {
            payment_request_id: components["schemas"]["PaymentRequestId"];
        }) & ({
            payment_request_id?: components["schemas"]["PaymentRequestId"];
        } | components["schemas"]["BesidePaymentRequest"]);
        /** @description A payment from outside, into exactly one of a transfer, a deposit address, a virtual bank account or a payment request. */
        SandboxDepositCreate: components["schemas"]["SandboxDepositToTransfer"] | components["schemas"]["SandboxDepositToAddress"] | components["schemas"]["SandboxDepositToVirtualAccount"] | components["schemas"]["SandboxDepositToPaymentRequest"];
        /** @description A payment that the sandbox has let arrive. */
        SandboxDeposit: {
            /** @description What the rail knows the payment by. */
            reference: string;
            /** @description Whom it is for. */
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description What arrived, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
            /** @description The transfer that it pays in. */
            transfer_id?: components["schemas"]["TransferId"];
            /** @description When, by the clock of the business. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One sandbox deposit in the success envelope. */
        SandboxDepositResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxDeposit"];
        };
        /** @description What becomes of the payout. */
        SandboxPayoutSettle: {
            /**
             * @description It reaches its destination, it comes back, or the rail refuses it.
             * @enum {string}
             */
            outcome: "delivered" | "not_delivered" | "failed";
        };
        /**
         * @description Status of a transfer. Which statuses it passes through depends on its `category`.
         * @enum {string}
         */
        TransferStatus: "pending" | "processing" | "funds_received" | "funds_converted" | "outgoing_payment_sent" | "funds_delivered" | "cancelled" | "failed" | "funds_not_delivered" | "funds_refunded";
        /** @description Where the transfer of a payout stands. */
        SandboxPayout: {
            transfer_id: components["schemas"]["TransferId"];
            status: components["schemas"]["TransferStatus"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One sandbox payout in the success envelope. */
        SandboxPayoutResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxPayout"];
        };
        /** @description How far to move the clock. */
        SandboxClockAdvance: {
            /** @description Whole seconds, at most a year of 365 days. */
            seconds: number;
        };
        /** @description The clock of the business after it was advanced. */
        SandboxClock: {
            /** @description The time of the business. */
            now: components["schemas"]["Timestamp"];
            /** @description What the clock of the business is ahead of that of the server. */
            ahead_seconds: number;
            /** @description Steps of transfers that this call took on the way; the server takes some by itself. */
            steps: number;
        };
        /** @description One sandbox clock in the success envelope. */
        SandboxClockResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxClock"];
        };
        /** @description A mail that the sandbox keeps in place of sending it. */
        SandboxMail: {
            /** @description Identifier of the mail. */
            id: string;
            /** @description Who it is to. */
            to: components["schemas"]["Email"];
            /** @description Its subject. */
            subject: string;
            /** @description Its text with the token. */
            text: string;
            /** @description When it was written. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its token is good no longer and the mail is deleted. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of sandbox mails in the success envelope. */
        SandboxMailListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The mails of this page. */
            data: components["schemas"]["SandboxMail"][];
            pagination: components["schemas"]["Pagination"];
        };
    };
    responses: {
        /** @description The path does not support this method. */
        "method-not-allowed": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                Allow: components["headers"]["allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request cannot be read or one of its parameters breaks a rule. */
        "invalid-call": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no session, or it has ended. */
        "session-required": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "WWW-Authenticate": components["headers"]["www-authenticate-session"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential is an API key. */
        "key-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description None of the media types in `Accept` is available. */
        "not-acceptable": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller exceeded a rate limit. */
        "too-many-requests": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Retry-After": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An unexpected error occurred on the server. */
        "internal-server-error": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is temporarily unavailable. */
        "service-unavailable": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Retry-After": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-sign-in": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The e-mail address or the password is wrong; which of them is not said. */
        "sign-in-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "WWW-Authenticate": components["headers"]["www-authenticate-session"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A page of another origin calls, or the credential is an API key. */
        "own-page-only": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such business, or the user is not a member of it. */
        "business-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body exceeds the operation's size limit. */
        "payload-too-large": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The operation does not support the media type of the body. */
        "unsupported-media-type": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Over the limit of attempts, or over the rate limit. */
        "too-many-attempts": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Retry-After": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential is an API key, or the CSRF token that a change needs is missing or wrong. */
        "session-only": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-business-switch": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-user-update": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request cannot be read or does not meet its schema, or the present password is not the one given. */
        "password-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-password-reset-request": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Authentication is missing or invalid. */
        unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "WWW-Authenticate": components["headers"]["www-authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-password-reset": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no open password reset for the token. It was never given out, or is used or expired. */
        "password-reset-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role of the user in this business does not allow it, or the credential is an API key. */
        "read-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user is not an owner of this business, the CSRF token is missing or wrong, or the credential is an API key. */
        "owners-only": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The current state of the resource does not allow the operation. */
        "invalid-state": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A parameter is invalid, the cursor does not belong to this list, or the request cannot be read. */
        "invalid-page": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-membership-update": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such member, or the caller may not see it. */
        "member-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The business would be left without an owner; nothing changed. */
        "last-owner": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user is not an owner of this business, or the credential is an API key. */
        "owners-read": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-invitation": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The e-mail address belongs to a member of the business already. */
        "already-member": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request cannot be read or does not meet its schema, or a person who is new gives no name. */
        "acceptance-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description This is not the password of the user, or there is no user yet and the token is not that of the mail; which of them is not said. */
        "password-wrong": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "WWW-Authenticate": components["headers"]["www-authenticate-session"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no open invitation for the token. It was never given out, or is used, withdrawn or expired. */
        "invitation-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such open invitation, or the caller may not see it. */
        "open-invitation-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-api-key": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role of the user in this business does not allow it, the CSRF token is missing or wrong, or the credential is an API key. */
        "role-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such API key, or the caller may not see it. */
        "api-key-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-public-key": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such public key, or the caller may not see it. */
        "public-key-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such profile in this business. */
        "profile-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No media type that the caller accepts. */
        "statement-not-acceptable": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user is no platform administrator, or the credential is an API key. */
        "administrators-read": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-business": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user is no platform administrator, the CSRF token that a change needs is missing or wrong, or the credential is an API key. */
        "administrators-only": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such country. */
        "country-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such business, or the caller may not see it. */
        "platform-business-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-owner-invitation": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The business has an owner already. */
        "owner-present": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-reason": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not allow the operation, or is not of the required type. */
        "wrong-credential": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-opening-deposit": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role of the user in this business does not allow it, the CSRF token of the session is missing or wrong, or the API key lacks the scope. */
        "control-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-sandbox-deposit": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such transfer in this business. */
        "transfer-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-payout-settlement": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such payout, or the caller may not see it. */
        "payout-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not JSON, does not meet its schema, or breaks a field rule. */
        "invalid-clock-advance": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
         * @example handling=strict
         */
        prefer: string;
        /**
         * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
         * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
         */
        "x-csrf-token": string;
        /**
         * @description Sort direction, by creation time. Newest first by default.
         * @example desc
         */
        sort: "asc" | "desc";
        /**
         * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
         * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
         */
        cursor: string;
        /**
         * @description Maximum number of entries per page.
         * @example 20
         */
        limit: number;
        /**
         * @description The CSRF token of the session, as signing in answered it. A call of a session without it, or with another, is 403 and changes nothing; an API key needs none.
         * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
         */
        "x-csrf-token-of-session": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifier of the request, kept for 21 days. Include it when you report a problem.
         * @example req_8fK2mQ9xVt4LpZ7r
         */
        "x-request-id": string;
        /**
         * @description Number of requests to this resource that the caller can make per rolling minute.
         * @example 100
         */
        "x-rate-limit": number;
        /**
         * @description Requests left in the window, `r`, and seconds until the window frees capacity, `t` (IETF draft). Both belong to the resource
         *     in quotes, the first segment of the path after the version: `"balances";r=99;t=60` on `/v1/balances`.
         */
        ratelimit: string;
        /**
         * @description The limit, `q`, and its window in seconds, `w` (IETF draft), of the resource in quotes: `"balances";q=100;w=60` on
         *     `/v1/balances`.
         */
        "ratelimit-policy": string;
        /**
         * @description Comma-separated names of unknown fields and parameters that were ignored; absent if there were none.
         * @example dry_run
         */
        "ignored-fields": string;
        /**
         * @description What is shown once is never cached.
         * @example no-store
         */
        "cache-control-secret": "no-store";
        /**
         * @description The authentication scheme to use (RFC 9110); the session travels in a cookie.
         * @example Session realm="console"
         */
        "www-authenticate-session": string;
        /**
         * @description Seconds to wait before retrying.
         * @example 12
         */
        "retry-after": number;
        /**
         * @description The cookie of the session, or its end.
         * @example finops_session=Zt4nQ8wLk2VxR7mJc9HsB1yFdP6gTeU3oKiA5vXzNqM; Path=/; HttpOnly; SameSite=Strict
         */
        "set-cookie": string;
        /**
         * @description Authentication scheme to use (RFC 9110).
         * @example Bearer realm="financial-operations-api"
         */
        "www-authenticate": string;
        /**
         * @description Methods that the path supports.
         * @example GET, HEAD, OPTIONS
         */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["key-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description The session, and its cookie. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Set-Cookie": components["headers"]["set-cookie"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    /**
                     * @description Path of the resource that was created.
                     * @example /console/v1/session
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["invalid-sign-in"];
            401: components["responses"]["sign-in-refused"];
            403: components["responses"]["own-page-only"];
            404: components["responses"]["business-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-attempts"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Set-Cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["session-only"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    switchBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessSwitch"];
            };
        };
        responses: {
            /** @description The session in the other business. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Set-Cookie": components["headers"]["set-cookie"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["invalid-business-switch"];
            401: components["responses"]["session-required"];
            403: components["responses"]["session-only"];
            404: components["responses"]["business-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["key-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["invalid-user-update"];
            401: components["responses"]["session-required"];
            403: components["responses"]["session-only"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["password-refused"];
            401: components["responses"]["session-required"];
            403: components["responses"]["session-only"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-attempts"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way if the e-mail address has a user. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["invalid-password-reset-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["own-page-only"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-attempts"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirm"];
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["invalid-password-reset"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["own-page-only"];
            404: components["responses"]["password-reset-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-attempts"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    submitBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business, now pending. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-only"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBusinessListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["key-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listMemberships: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of memberships. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    updateMembership: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the member.
                 * @example USR_7mKc4RtZ9vWq2XpL
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipUpdate"];
            };
        };
        responses: {
            /** @description The membership after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipResponse"];
                };
            };
            400: components["responses"]["invalid-membership-update"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-only"];
            404: components["responses"]["member-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["last-owner"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    deleteMembership: {
        parameters: {
            query?: {
                /**
                 * @description Whether the API keys of the member are revoked with the membership.
                 * @example true
                 */
                revoke_api_keys?: boolean;
            };
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the member.
                 * @example USR_7mKc4RtZ9vWq2XpL
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership that is over, and the API keys of its member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedMembershipResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-only"];
            404: components["responses"]["member-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["last-owner"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-read"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description The invitation with its token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitationResponse"];
                };
            };
            400: components["responses"]["invalid-invitation"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-only"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["already-member"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description The new membership. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipResponse"];
                };
            };
            400: components["responses"]["acceptance-refused"];
            401: components["responses"]["password-wrong"];
            403: components["responses"]["own-page-only"];
            404: components["responses"]["invitation-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["already-member"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-attempts"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example INV_5cWn8TgK3xRv6JqD
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation that is withdrawn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-only"];
            404: components["responses"]["open-invitation-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The key with its credential. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    /**
                     * @description Path of the resource that was created.
                     * @example /console/v1/api_keys/APK_4hTs9VbN2mXc7WgD
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyResponse"];
                };
            };
            400: components["responses"]["invalid-api-key"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the API key.
                 * @example APK_4hTs9VbN2mXc7WgD
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            404: components["responses"]["api-key-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the API key.
                 * @example APK_4hTs9VbN2mXc7WgD
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["api-key-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the API key.
                 * @example APK_4hTs9VbN2mXc7WgD
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with its new credential. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["api-key-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPublicKeys: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeyListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createPublicKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicKeyCreate"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeyResponse"];
                };
            };
            400: components["responses"]["invalid-public-key"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    revokePublicKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the public key.
                 * @example PBK_8jRw3ZfL6qYt1KvM
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeyResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["public-key-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this action.
                 * @example api_key.created
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Only entries of the user or API key with this identifier.
                 * @example USR_3fHq9TzW5cXb7YnE
                 */
                actor?: string;
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getTrialBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBalanceResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /**
                 * @description Currency of the entries.
                 * @example NGN
                 */
                currency: components["schemas"]["Currency"];
                /**
                 * @description Whose entries; those of the business without it.
                 * @example CUS_3nBv8XqLr5TzKw2M
                 */
                profile_id?: components["schemas"]["ProfileId"];
                /**
                 * @description Entries from this instant on; from the first one without it.
                 * @example 2026-05-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Entries before this instant; to the last one without it.
                 * @example 2026-06-01T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            404: components["responses"]["profile-not-found"];
            406: components["responses"]["statement-not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reconciliation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPlatformBusinesses: {
        parameters: {
            query?: {
                /**
                 * @description Only businesses with this verification status.
                 * @example pending
                 */
                kyb_status?: components["schemas"]["KybStatus"];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-read"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCreate"];
            };
        };
        responses: {
            /** @description The business and the invitation of its first owner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    /**
                     * @description Path of the resource that was created.
                     * @example /console/v1/platform/businesses/BUS_8Kd2mQx7VtLp4ZrN
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedBusinessResponse"];
                };
            };
            400: components["responses"]["invalid-business"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["country-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getPlatformBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-read"];
            404: components["responses"]["platform-business-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createOwnerInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerInvitationCreate"];
            };
        };
        responses: {
            /** @description The invitation with its token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitationResponse"];
                };
            };
            400: components["responses"]["invalid-owner-invitation"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-business-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["owner-present"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    approveBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business, verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-business-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    rejectBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KybRefusal"];
            };
        };
        responses: {
            /** @description The business, rejected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-reason"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-business-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    suspendBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KybRefusal"];
            };
        };
        responses: {
            /** @description The business, suspended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-reason"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-business-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    reinstateBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call without it, or with another, is 403 and changes nothing.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token": components["parameters"]["x-csrf-token"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business, verified again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-business-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getSandbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["wrong-credential"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createOpeningDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call of a session without it, or with another, is 403 and changes nothing; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningDepositCreate"];
            };
        };
        responses: {
            /** @description The amount is on the balance. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningDepositResponse"];
                };
            };
            400: components["responses"]["invalid-opening-deposit"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["profile-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSandboxDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call of a session without it, or with another, is 403 and changes nothing; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxDepositCreate"];
            };
        };
        responses: {
            /** @description The payment has arrived. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDepositResponse"];
                };
            };
            400: components["responses"]["invalid-sandbox-deposit"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["transfer-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    settleSandboxPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call of a session without it, or with another, is 403 and changes nothing; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_7YcWk3Rn9VtXb2Lp
                 */
                transfer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxPayoutSettle"];
            };
        };
        responses: {
            /** @description The transfer has moved on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxPayoutResponse"];
                };
            };
            400: components["responses"]["invalid-payout-settlement"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["payout-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    advanceSandboxClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call of a session without it, or with another, is 403 and changes nothing; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClockAdvance"];
            };
        };
        responses: {
            /** @description The clock has been advanced. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockResponse"];
                };
            };
            400: components["responses"]["invalid-clock-advance"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listSandboxMails: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mails. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Cache-Control": components["headers"]["cache-control-secret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxMailListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["session-required"];
            403: components["responses"]["key-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The CSRF token of the session, as signing in answered it. A call of a session without it, or with another, is 403 and changes nothing; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox is empty. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
}
