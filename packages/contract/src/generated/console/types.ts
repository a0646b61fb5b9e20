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
         * @description Returns the signed-in user, the current business with the role in it, and the CSRF token that calls send back in `X-CSRF-Token`.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session with an e-mail address and a password, and sets the cookie `finops_session`. Without
         *     `business_id` the session is in the business that the user joined first. Attempts are limited for each e-mail
         *     address and network; the correct password is accepted all the same on a network from which the user has signed in
         *     before.
         *
         *     Returns 401 `unauthorized` if the e-mail address or the password is wrong, 404
         *     `resource_not_found` if the user is not a member of `business_id`, and 429 `too_many_requests` after too many
         *     wrong attempts.
         */
        post: operations["createSession"];
        /**
         * Sign out
         * @description Ends the session and removes its cookie.
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
         * @description Moves the session to another business of the user. It receives a new cookie and a new CSRF token; the previous ones
         *     stop working at once.
         *
         *     Returns 404 `resource_not_found` if the user is not a member of the business.
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
         * Get your user
         * @description Returns the signed-in user.
         */
        get: operations["getUser"];
        /**
         * Update your user
         * @description Updates the given fields of the signed-in user and leaves the others unchanged.
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
         * Change your password
         * @description Sets a new password and ends every other session of the user. Attempts are limited.
         *
         *     Returns 400 `request_validation` if the current password is wrong, and 429 `too_many_requests` after too many
         *     attempts.
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
         * Request a password reset
         * @description E-mails a token that sets a new password. The response and its timing do not reveal whether a user has the
         *     e-mail address. An address receives at most a few e-mails an hour; further requests send nothing. Attempts are limited.
         *
         *     Returns 429 `too_many_requests` after too many attempts, and 503 `service_unavailable` if no e-mail server is
         *     configured.
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
         * Set a new password with a reset token
         * @description Sets a new password with the token from the e-mail, which works once and for an hour. All sessions and other reset
         *     tokens of the user end. Attempts are limited.
         *
         *     Returns 404 `resource_not_found` if the token is unknown, used or expired, and 429 `too_many_requests` after too
         *     many attempts.
         */
        post: operations["confirmPasswordReset"];
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
         * Get the current business
         * @description Returns the business that the session is in.
         */
        get: operations["getBusiness"];
        /**
         * Update the current business
         * @description Updates the given fields of the business and leaves the others unchanged.
         *
         *     `contact_email` is what payers see in `merchant_info` of payment requests created from then on; without one they see the
         *     name of the business alone.
         */
        put: operations["updateBusiness"];
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
         * @description Submits the business for verification (KYB): its `kyb_status` becomes `pending` until an administrator of the
         *     platform decides.
         *
         *     Returns 422 `invalid_state` if the business is neither `unverified` nor `rejected`.
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
         * List your businesses
         * @description Lists the businesses that the signed-in user is a member of, with the role in each.
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
         * List members
         * @description Lists the members of the business with their roles.
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
    "/console/v1/memberships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who is a member.
                 * @example USR_7mKc4RtZ9vWq2XpL
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a member's role
         * @description Changes the role of a member; it applies from their next request.
         *
         *     Returns 409 `conflict` if the change would demote the last owner.
         */
        put: operations["updateMembership"];
        post?: never;
        /**
         * Remove a member
         * @description Removes a member and ends their sessions in the business. The response lists the active API keys whose secret they
         *     were shown last. These keep working unless `revoke_api_keys` is `true`, which revokes them all.
         *
         *     Returns 409 `conflict` if the member is the last owner.
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
         * @description Lists the invitations of the business that are not accepted, revoked or expired.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a member
         * @description E-mails an invitation with a token that is valid for 7 days. The response contains a different
         *     token, which works only for an existing user; a new user needs the token from the e-mail. An open invitation of the
         *     same e-mail address is replaced.
         *
         *     Returns 409 `conflict` if the person is already a member of the business, 429 `too_many_requests` if the e-mail
         *     address was sent too many invitations, and 503 `service_unavailable` if no e-mail server is configured.
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
         * @description Joins the business of the invitation. A new user sends the token from the e-mail, a name and a password, and is
         *     created; an existing user sends either token and their password. Sign in afterwards at `POST /console/v1/session`.
         *     Attempts are limited.
         *
         *     Returns 401 `unauthorized` if the password is wrong, or if a new user sends the token of the API response; 404
         *     `resource_not_found` if the token is unknown, used, revoked or expired; 409 `conflict` if the user is already a
         *     member; and 429 `too_many_requests` after too many attempts.
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
         * Revoke an invitation
         * @description Revokes an open invitation; its token can no longer be used.
         *
         *     Returns 404 `not_found` if the invitation was already accepted, revoked or has expired.
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
         * @description Lists the API keys of the business, including revoked ones. Secrets are not shown.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key with the given scopes. The response contains the `credential`, encoded and ready to send after
         *     `Authorization: Bearer`; it is not shown again.
         *
         *     Returns 422 `invalid_state` if the business already has 100 active API keys.
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
         * @description Returns one API key of the business. Its secret is not shown.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes an API key for good: requests with it then return 401 `unauthorized`. A revoked key is returned as it is.
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
         * @description Replaces the secret of an API key; the previous one stops working at once. The response contains the new `credential`,
         *     which is not shown again. Its identifier, name, scopes and limit do not change.
         *
         *     Returns 422 `invalid_state` if the key is revoked.
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
         * @description Lists the public keys of the business, including revoked ones.
         */
        get: operations["listPublicKeys"];
        put?: never;
        /**
         * Create a public key
         * @description Creates a key for `X-BU-PUBLIC-KEY` that is safe to use in a browser.
         *
         *     Returns 422 `invalid_state` if the business already has 100 active public keys.
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
         * @description Revokes a public key for good: requests with it then return 401 `unauthorized`. A revoked key is returned as it is.
         */
        delete: operations["revokePublicKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/oauth_apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth apps
         * @description Lists the OAuth apps of the business. Secrets are not shown.
         */
        get: operations["listOauthApps"];
        put?: never;
        /**
         * Register an OAuth app
         * @description Registers an app and submits it for review. The response contains the `client_secret`, which is not shown again; keep
         *     it on your backend. Authorization fails with `unauthorized_client` until an administrator approves the app. A
         *     separate app is registered in each environment.
         *
         *     Returns 400 `request_validation` for a `name` without a visible character, or with characters that are invisible or
         *     change the direction of text, and for an address with a user before its host or a backslash.
         *
         *     Returns 422 `invalid_state` if the business has not completed KYB or already has 20 apps.
         */
        post: operations["createOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/oauth_apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an OAuth app
         * @description Returns one OAuth app with its `status`, without its secret.
         */
        get: operations["getOauthApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit an OAuth app
         * @description Updates the given fields of an app and leaves the others unchanged. New redirect URIs or scopes send an approved
         *     or rejected app back to `pending`, and no user can authorize it until it is approved again; tokens that were
         *     issued before keep working. A new name or homepage of an approved app is a `proposed_change`: users see the approved
         *     ones until an administrator approves the change. It is replaced by the next edit, withdrawn by an edit back to the
         *     approved values, and becomes part of the review if the app goes back to `pending`. In the other states a new name or
         *     homepage applies at once.
         *
         *     Returns 400 `request_validation` for a `name` without a visible character, or with characters that are invisible or
         *     change the direction of text, and for an address with a user before its host or a backslash.
         *
         *     Returns 422 `invalid_state` if the app is suspended.
         */
        patch: operations["updateOauthApp"];
        trace?: never;
    };
    "/console/v1/oauth_apps/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an OAuth app again
         * @description Submits a rejected app for review again, unchanged: its `status` becomes `pending`.
         *
         *     Returns 422 `invalid_state` if the app is not rejected.
         */
        post: operations["submitOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/oauth_apps/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of an OAuth app
         * @description Replaces the `client_secret` and returns the new one, which is not shown again. The previous one is accepted for
         *     another 24 hours; rotating again within that time ends it at once. `client_id` does not change, and issued tokens
         *     remain valid.
         *
         *     Returns 422 `invalid_state` if the app is suspended.
         */
        post: operations["rotateOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the webhook endpoints of the business, enabled and disabled. Secrets are not shown.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Registers a URL for the events of the selected categories. The response contains the `secret` that signs deliveries; it
         *     is not shown again. Deliveries start with the next event. The kinds of events are fixed now: to receive kinds that
         *     are added later, create a new endpoint.
         *
         *     Returns 400 `request_validation` if the URL may not be called, and 422 `invalid_state` if the business already has
         *     20 endpoints.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/webhook_endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns one webhook endpoint, without its secret.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes a webhook endpoint and cancels its open deliveries. Earlier deliveries stay in the history. It cannot be undone;
         *     create a new endpoint instead.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/webhook_endpoints/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Replaces the secret and returns the new one, which is not shown again. For 24 hours `webhook-signature` carries a
         *     signature of each of the two secrets, the new one first, so that the receiver can switch without losing a delivery;
         *     rotating again within that time ends the oldest secret at once. `x-bu-signature` has one value and is signed with the
         *     new secret from now on. A delivery that a receiver refuses because it does not have the new secret yet is retried.
         */
        post: operations["rotateWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/webhook_endpoints/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook endpoint
         * @description Delivers events to the endpoint again, from the next one on. Replay the events that it missed. An enabled endpoint is returned as it is.
         */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/webhook_endpoints/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a webhook endpoint
         * @description Stops deliveries to the endpoint and cancels the open ones. A disabled endpoint is returned as it is.
         */
        post: operations["disableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/webhook_endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Schedules one signed delivery to this endpoint alone. Its body is the example of that event in the API reference,
         *     with the `business_id` of the business; its identifiers belong to no record. It is retried like any delivery: read
         *     the result at `GET /console/v1/deliveries/{id}`.
         *
         *     Returns 422 `invalid_state` if the endpoint is disabled or does not receive the event.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the events of the last 21 days, newest first. Filters combine. Use
         *     `GET /console/v1/events/{id}` for the body and the deliveries of one.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event.
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event of the last 21 days with the webhook body and its deliveries. Each attempt of a delivery, with request and
         *     response, is at `GET /console/v1/deliveries/{id}`.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/events/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event.
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay an event
         * @description Sends one event of the last 21 days again, to every enabled endpoint that receives its kind, or only to
         *     `webhook_endpoint_id`. Body and `webhook-id` are the same as before, so that a receiver can recognize a repeat.
         *     The replay gives each endpoint a new delivery, which is retried like any other. An API key can replay in the
         *     sandbox only.
         *
         *     Returns 404 `resource_not_found` if the business has no such endpoint, and 422 `invalid_state` if no enabled
         *     endpoint receives the event.
         */
        post: operations["replayEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/event_replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay events
         * @description Sends every event that the filter matches again, oldest first, to every enabled endpoint that receives its kind,
         *     or only to `webhook_endpoint_id`. The events are selected when the call is made. Read the progress at `GET
         *     /console/v1/event_replays/{id}`. If the filter matches nothing, the replay is completed at once. An API key can
         *     replay in the sandbox only.
         *
         *     Returns 404 `resource_not_found` if the business has no such endpoint, 409 `conflict` if another replay of the
         *     business is running, and 422 `invalid_state` if no enabled endpoint receives the events.
         */
        post: operations["createEventReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/event_replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the replay.
                 * @example RPL_7tCw3VzH5kLs8XnP
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a replay
         * @description Returns one replay and its progress. Kept for 21 days.
         */
        get: operations["getEventReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the deliveries of the last 21 days, newest first. Filters combine.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the delivery.
                 * @example DLV_8kHz4QbX6nVt2CyM
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one delivery of the last 21 days with the request and the response of each attempt. To send it again, replay its event to the endpoint.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/request_logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List request logs
         * @description Lists the requests that the business made to the API in the last 21 days, newest first: those with a valid API key, public
         *     key or access token. Filters combine. A request shows up within a few seconds.
         */
        get: operations["listRequestLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/request_logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `X-Request-Id` of the request.
                 * @example req_8sKw3MzQ6vTn1LxB
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a request log
         * @description Returns one request of the last 21 days.
         */
        get: operations["getRequestLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_3nBv8XqLr5TzKw2M
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a customer's personal data
         * @description Permanently deletes names, contact data, address, identification entries, images and documents of a customer, and
         *     blanks them in stored events. The ledger does not change: transfers and transactions keep their amounts and the customer's
         *     identifier. From then on the API returns 404 for the customer. An erased customer is returned as it is.
         *
         *     Payments that arrive for the customer later are credited to the business. Its payment links are deleted, and so are
         *     recipients that were saved for its profile or are in its name.
         *
         *     Returns 422 `invalid_state` if the customer has money in a balance, an open transfer or an open payment request.
         */
        post: operations["eraseCustomer"];
        delete?: never;
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
         * List audit entries
         * @description Lists what was changed in the business, by whom and when, newest first. Entries are never changed or deleted.
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
         * @description Returns the balance of every ledger account of the business, by currency, and every difference that the checks of
         *     the books found. In sound books each currency sums to zero and there are no differences. Balances are current.
         *     For a business with at most 10,000 postings the differences are current too; for a larger one they are from the last
         *     run of `npm run books`, at `checked_at`, except for sums, which are always checked.
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
         * @description Returns the entries of a profile in one currency as CSV (RFC 4180), oldest first, between an opening and a
         *     closing balance. `amount` is signed; `balance` is that of the profile right after the entry, including what is
         *     held for transfers. The text is UTF-8 with a byte order mark, so that spreadsheets read it.
         *
         *     Returns 400 `request_validation` if there are more than 10,000 entries; narrow `from` and `to`. Returns 404
         *     `resource_not_found` if the business has no such profile.
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
         * Get the reconciliation
         * @description Compares the statements of the rails with the ledger, by rail and currency, and lists the payments on which they differ.
         *     Amounts are as of the response. For a business with more than 10,000 postings the payments are those that the last run of
         *     `npm run books` found, at `checked_at`.
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
         * @description Lists the businesses of the platform. `kyb_status=pending` is the review queue.
         */
        get: operations["listPlatformBusinesses"];
        put?: never;
        /**
         * Create a business
         * @description Creates an unverified business and e-mails an invitation to its first owner. The `token` of the response creates
         *     no user; the one in the e-mail does.
         *
         *     Returns 404 `resource_not_found` if there is no such country. Returns 503 `service_unavailable`, and creates no
         *     business, if no e-mail server is configured.
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
         * Get any business
         * @description Returns one business of the platform.
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
         * @description E-mails another invitation to the first owner of a business without members, to the same or another e-mail
         *     address, and revokes the open ones. The `token` of the response creates no user; the one in the e-mail does.
         *
         *     Returns 409 `conflict` if the business has an owner, and 503 `service_unavailable` if no e-mail server is
         *     configured.
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
         * @description Approves a pending business: its `kyb_status` becomes `verified`, and it can pay out in production.
         *
         *     Returns 422 `invalid_state` if the business is not pending.
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
         * @description Rejects a pending business. Its owners see the reason as `kyb_reason` and can submit it again.
         *
         *     Returns 422 `invalid_state` if the business is not pending.
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
         * @description Suspends a verified business: requests with its credentials return 403 `forbidden`, and its payouts wait until it
         *     is reinstated. Incoming money is still credited. Its owners see the reason as `kyb_reason`.
         *
         *     Returns 422 `invalid_state` if the business is not verified.
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
         * @description Lifts the suspension of a business: its `kyb_status` is `verified` again, its credentials work, and payouts that
         *     waited are sent.
         *
         *     Returns 422 `invalid_state` if the business is not suspended.
         */
        post: operations["reinstateBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all OAuth apps
         * @description Lists the OAuth apps of every business. `status=pending` and `proposed_change=pending` are the review queues; `sort=asc`
         *     puts the oldest first.
         */
        get: operations["listPlatformOauthApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get any OAuth app
         * @description Returns an OAuth app of any business, as its members see it.
         */
        get: operations["getPlatformOauthApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an OAuth app
         * @description Approves a pending app with all requested scopes. Users can authorize it from now on. Of an approved app, it approves the
         *     `proposed_change` that is pending: users see the new name and homepage from now on.
         *
         *     `updated_at` is that of the app as the administrator has read it. It is required for a proposed change: without it the response is
         *     400 `request_validation`. Returns 409 `conflict` if the app has changed since.
         *
         *     Returns 422 `invalid_state` if neither the app nor a change of it is pending, or if the app requests `pledges:write` and has no beneficiary.
         */
        post: operations["approveOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an OAuth app
         * @description Rejects a pending app. Members of the business see the reason as `review_reason`; they can edit the app or submit
         *     it again. Of an approved app, it rejects the `proposed_change` that is pending: the app stays approved as it is, and the
         *     reason is in the change.
         *
         *     `updated_at` is that of the app as the administrator has read it. It is required for a proposed change: without it the response is
         *     400 `request_validation`. Returns 409 `conflict` if the app has changed since.
         *
         *     Returns 422 `invalid_state` if neither the app nor a change of it is pending.
         */
        post: operations["rejectOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an OAuth app
         * @description Suspends an approved app: authorization fails with `unauthorized_client`, and every refresh token of the app is
         *     revoked. Access tokens that were issued before stay valid until they expire, within an hour. Members of the
         *     business see the reason as `review_reason`.
         *
         *     Returns 422 `invalid_state` if the app is not approved.
         */
        post: operations["suspendOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate an OAuth app
         * @description Lifts the suspension of an app: its `status` is `approved` again. Its users have to authorize it again.
         *
         *     Returns 422 `invalid_state` if the app is not suspended.
         */
        post: operations["reinstateOauthApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/oauth_apps/{id}/beneficiary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the beneficiary of an OAuth app
         * @description Registers the beneficiary of an app, which receives the pledges that users make through it. The app can then be
         *     approved for `pledges:write`, and its access tokens carry `beneficiary_id`. The beneficiary cannot be changed.
         *
         *     Returns 409 `conflict` if the app already has a beneficiary.
         */
        post: operations["registerBeneficiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all customers
         * @description Lists the customers of every business. `status=in_review` is the review queue; `sort=asc` puts the oldest first.
         */
        get: operations["listPlatformCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get any customer
         * @description Returns a customer of any business with what is on file for its review.
         */
        get: operations["getPlatformCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/customers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a customer
         * @description Approves a customer in review: it becomes `active` with `level` 1 and can hold and move money. The business receives
         *     `customer.verification.active`.
         *
         *     Returns 422 `invalid_state` if the customer is not in review.
         */
        post: operations["approveCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/customers/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a customer
         * @description Rejects a customer in review. The reason becomes the only entry of `rejection_reasons`, and the business receives it
         *     in `customer.verification.rejected`; it can update the customer and submit it again.
         *
         *     Returns 422 `invalid_state` if the customer is not in review.
         */
        post: operations["rejectCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/platform/customers/{id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert a verification
         * @description Withdraws a verification because of a compliance issue, whatever state the customer is in: it becomes `inactive`
         *     with `level` 0, and its payouts in progress are paused. The business receives
         *     `customer.verification.inactive` and can submit the customer again. The reason is kept in the audit log.
         */
        post: operations["revertCustomer"];
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
         * @description Returns the environment, the clock of the business, and whether the rails are simulated.
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
         * @description Credits an amount to a balance of the business or of one of its customers; a balance that is not open yet is
         *     opened. No fee is charged and no event is sent. Each call credits the amount again, unless it repeats the `Idempotency-Key` of
         *     an earlier one.
         *
         *     Returns 404 `resource_not_found` if the business has no such profile, and 422 `invalid_state` if the amount is
         *     more than a balance can hold.
         */
        post: operations["fundSandboxBalance"];
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
         * Simulate an incoming payment
         * @description Simulates a payment that arrives from a bank, a mobile money operator or a blockchain, for a transfer, a deposit
         *     address, a virtual bank account or a payment request. The same checks, entries and events follow as in production. If
         *     the response is lost, send the request again with the same `Idempotency-Key`: the payment arrives once.
         *
         *     Returns 400 `request_validation` if the target does not accept the currency or amount, 404 `resource_not_found` if the
         *     business has no such target, and 422 `invalid_state` if the transfer no longer accepts a payment or the balance cannot
         *     hold the amount.
         */
        post: operations["createSandboxDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_7YcWk3Rn9VtXb2Lp
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a payout
         * @description Ends the payout of a transfer at once, as the rail would: `failed` before the payment is sent, `delivered` or
         *     `not_delivered` afterwards. The business receives the same events as in production.
         *
         *     Returns 422 `invalid_state` if the outcome does not fit the state of the transfer.
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
         * @description Moves the clock of the business forward. Everything that falls due in between happens at its own time: expiries,
         *     steps of transfers, price changes. Sessions, rate limits and the history are not affected.
         *
         *     Returns 422 `invalid_state` if the clock would be more than ten years ahead.
         */
        post: operations["advanceSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/customers/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a verification
         * @description Ends the review of a customer at once, as the identity provider would: `approved` and `rejected` apply to a
         *     customer in review, `reverted` to a customer in any state. The business receives the same event as in production.
         *
         *     Returns 422 `invalid_state` if the outcome is `approved` or `rejected` and the customer is not in review.
         */
        post: operations["settleSandboxVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/identity_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an identity token
         * @description Creates a token as the identity provider issues it for a person whom it has verified. Send it to `POST
         *     /v1/customers/{id}/token-share`; it works once and within ten minutes. The token is not stored.
         */
        post: operations["createSandboxIdentityToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/oauth_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create OAuth tokens
         * @description Creates the tokens that the token endpoint returns for an authorization code, as if the user of the session had given
         *     the app access to the business. When an API key calls, that user is the member who created the key or last rotated
         *     it. The refresh token belongs to a family of its own, which the app refreshes and revokes like any other.
         *
         *     An API key can only give scopes that it has, and `openid`, `offline_access` and, with `balances:read`,
         *     `pledges:write`.
         *
         *     Returns 404 `resource_not_found` if the business has no such app and it is not that of the demo, 422 `invalid_state`
         *     if the app is not approved, 400 `request_validation` for a scope that is not approved for it or that the API key
         *     cannot give, and 403 `forbidden` if the user is no longer a member or lacks the role.
         */
        post: operations["createSandboxOauthTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/stocks/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a stock order
         * @description Executes a stock order at the price of the simulated venue, with its spread. The money moves from or to the
         *     balance in `funding_currency`, converted if that is not the currency of the price, and the fill appears in the
         *     position at `GET /v1/stocks/portfolio/{symbol}` at once.
         *
         *     Returns 404 `resource_not_found` if there is no such stock or profile, 422 `insufficient_balance` if the balance
         *     or the position is too small, and 422 `invalid_state` if the market is closed or halted, if the stock is not
         *     listed, has no price or does not support the side, or if the profile is a customer that is not active. An order
         *     that is worth less than the smallest unit of the currency is refused with 400 `request_validation`.
         */
        post: operations["createSandboxFill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger an event
         * @description Causes an event of any kind: the sandbox makes a record and brings it into the state that the event tells of, as the
         *     API and the other controls do, with the same checks, entries and earlier events; nothing waits for the clock. Money that
         *     it pays with is put on the balance first. The record can be read by the `resource_id` of the event.
         *
         *     With `data`, nothing happens except that a simulated event is sent to the subscribed endpoints. Its `data` is the example
         *     of that event in the API reference with the given fields, and it has `test` set.
         *
         *     Returns 400 `request_validation` if the event with the given fields does not match its schema, and 422 `invalid_state` if
         *     the record cannot come into that state, for example because the balance cannot hold the amount.
         */
        post: operations["createSandboxEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Lists the faults of the business that are still in effect. Each API request is affected by the oldest one that
         *     matches it.
         */
        get: operations["listSandboxFaults"];
        put?: never;
        /**
         * Inject a fault
         * @description Makes the next API requests or the next payouts of the business fail, to test how an integration handles failures.
         *     The fault ends after `count` requests or payouts, after 15 minutes, or when the sandbox is reset. A request that is
         *     refused before it is executed (401, 403, 404 for the profile, 429, or an invalid request) does not count. Request logs
         *     show the `fault_id` of the requests that it affected.
         *
         *     Returns 400 `request_validation` if `operation_id` is not an operation of the API, and 422 `invalid_state` if the
         *     business already has 20 faults.
         */
        post: operations["createSandboxFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/v1/sandbox/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the fault.
                 * @example FLT_9bRk4HxW7tLm2QvN
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a fault
         * @description Ends a fault before its `count` is reached.
         */
        delete: operations["deleteSandboxFault"];
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
         * @description Lists the e-mails that the sandbox kept instead of sending them, newest first, until their tokens expire. You see
         *     e-mails to your own address; owners also see those that their business caused, and administrators those that the
         *     platform caused. Only its recipient sees a password reset. With an e-mail server configured the outbox is empty.
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
         * @description Deletes the quotes, transfers, payment requests, transactions, balances, deposit addresses, virtual bank accounts, recipients and events of
         *     the business, ends its faults, and sets its clock back to the present. Members, keys, customers and the audit log stay.
         *     With `balances: opening` the business then holds the opening balances of the demo business, as deposits.
         *
         *     Returns 503 `service_unavailable`, and deletes nothing, if the reset takes longer than a minute. Other requests of
         *     the business that arrive during a reset may wait, or return 503.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
         * @description E-mail address, stored in lower case.
         */
        Email: string;
        /**
         * Format: date-time
         * @description ISO 8601 date-time in UTC, with at most 6 fractional digits.
         */
        Timestamp: string;
        /** @description A person who can sign in to the console. */
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
         * @description Verification (KYB) status of the business.
         * @enum {string}
         */
        KybStatus: "unverified" | "pending" | "verified" | "rejected" | "suspended";
        /** @description Currency code, fiat or cryptocurrency. Trimmed and upper-cased on input; `MATIC` is read as `POL`. */
        Currency: string;
        /** @description A business on the platform. */
        Business: {
            id: components["schemas"]["BusinessId"];
            /** @description Name of the business. */
            name: string;
            /** @description Country of the business, ISO 3166-1 alpha-2. */
            country_id: string;
            kyb_status: components["schemas"]["KybStatus"];
            /** @description Why the business is rejected or suspended; absent in other states. */
            kyb_reason?: string;
            /** @description E-mail address at which payers reach the business; absent without one. */
            contact_email?: string;
            /** @description Currency that balances are valued in. */
            display_currency: components["schemas"]["Currency"];
            /** @description Whether the business can share identity tokens with `POST /v1/customers/{id}/token-share`. */
            reusable_kyc: boolean;
            /** @description When the business was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a member of the business can do.
         * @enum {string}
         */
        Role: "owner" | "developer" | "viewer";
        /** @description A signed-in user and the current business. */
        Session: {
            user: components["schemas"]["User"];
            /** @description The current business; absent for a user without a membership. */
            business?: components["schemas"]["Business"];
            /** @description Role of the user in the business; absent without a business. */
            role?: components["schemas"]["Role"];
            /** @description Whether the user is an administrator of the platform. */
            administrator: boolean;
            /** @description The value for `X-CSRF-Token` on calls that change something. */
            csrf_token: string;
            /** @description When the user signed in. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the session ends at the latest; it ends earlier after 30 minutes without a call. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one session. */
        SessionResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Session"];
        };
        /**
         * @description Stable name of the error. Branch on it in code; the guide "Errors" lists each name with its meaning and what to do.
         * @enum {string}
         */
        ErrorName: "bad_request" | "unauthorized" | "not_found" | "resource_not_found" | "request_validation" | "schema_validation" | "internal_server_error" | "service_unavailable" | "err_bvn_verification_required" | "insufficient_scope" | "forbidden" | "method_not_allowed" | "not_acceptable" | "conflict" | "payload_too_large" | "unsupported_media_type" | "misdirected_request" | "too_many_requests" | "insufficient_balance" | "quote_expired" | "invalid_state" | "idempotency_key_reused" | "profile_kyc_verification" | "missing_section" | "missing_documents" | "identity_token_invalid" | "identity_token_used" | "identity_token_mismatch" | "individual_customer_required" | "reusable_kyc_not_enabled";
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
            /** @description The fields to change by dotted name, each with its reasons. */
            fields?: {
                [key: string]: {
                    /** @description Why the value is invalid. */
                    reason: string;
                }[];
            };
            /** @description How the body fails to match its schema: one detail or several. */
            schema?: components["schemas"]["SchemaFault"] | components["schemas"]["SchemaFault"][];
        };
        /** @description Credentials of a user. */
        SessionCreate: {
            email: components["schemas"]["Email"];
            /** @description Password of the user. */
            password: string;
            /** @description Business to sign in to. Defaults to the one that the user joined first. */
            business_id?: components["schemas"]["BusinessId"];
        };
        /** @description The business to switch to. */
        BusinessSwitch: {
            business_id: components["schemas"]["BusinessId"];
        };
        /** @description Response with one user. */
        UserResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["User"];
        };
        /** @description Fields to replace. */
        UserUpdate: {
            /** @description Name of the person. */
            name?: string;
        };
        /** @description The current and the new password. */
        PasswordChange: {
            /** @description The current password. */
            current_password: string;
            /** @description The new password. */
            new_password: string;
        };
        /** @description The user whose password is lost. */
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The token from the e-mail and the new password. */
        PasswordResetConfirm: {
            /** @description Token from the e-mail. */
            token: string;
            /** @description The new password. */
            new_password: string;
        };
        /** @description Response with one business. */
        BusinessResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Business"];
        };
        /** @description Fields to replace. */
        BusinessUpdate: {
            /** @description E-mail address at which payers reach the business. An empty text removes it. */
            contact_email?: string;
        };
        /** @description A business with the role of the signed-in user. */
        OwnBusiness: components["schemas"]["Business"] & {
            /** @description Role of the user in the business. */
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
        /** @description Response with a page of own businesses. */
        OwnBusinessListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The businesses on this page. */
            data: components["schemas"]["OwnBusiness"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A user who belongs to the business. */
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
        /** @description Response with a page of memberships. */
        MembershipListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The memberships on this page. */
            data: components["schemas"]["Membership"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The new role. */
        MembershipUpdate: {
            role: components["schemas"]["Role"];
        };
        /** @description Response with one membership. */
        MembershipResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Membership"];
        };
        /** @description Identifier of an API key; not part of its credential. */
        ApiKeyId: string;
        /**
         * @description A scope that an API key can have: every scope except those that need a user's consent.
         * @enum {string}
         */
        GrantableScope: "api:read" | "balances:read" | "balances:write" | "transactions:read" | "quotes:read" | "quotes:write" | "transfers:read" | "transfers:write" | "addresses:read" | "addresses:write" | "recipients:read" | "recipients:write" | "customers:read" | "customers:write" | "payments:read" | "payments:write" | "stocks:read" | "virtual_accounts:read" | "events:read" | "sandbox:control";
        /** @description A credential for programs. Its secret is not included. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /** @description Name of the key. */
            name: string;
            /** @description The first characters of the decoded credential, to tell keys apart. */
            hint: string;
            /** @description Scopes of the key. */
            scopes: components["schemas"]["GrantableScope"][];
            /** @description Requests per rolling minute and resource; absent if the default limit applies. */
            rate_limit?: number;
            /** @description The member who created the key. */
            created_by: components["schemas"]["UserId"];
            /** @description When the key was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The member who last rotated the key; absent for a key that was never rotated, or was rotated before this was recorded. */
            rotated_by?: components["schemas"]["UserId"];
            /** @description When the key was last rotated; absent if it never was. */
            rotated_at?: components["schemas"]["Timestamp"];
            /** @description When the key was revoked; absent while it is active. */
            revoked_at?: components["schemas"]["Timestamp"];
            /** @description When the key was last used, to the minute; absent if it never was. */
            last_used_at?: components["schemas"]["Timestamp"];
        };
        /** @description A removed membership, with the API keys whose secret its member knows. */
        RemovedMembership: components["schemas"]["Membership"] & {
            /** @description The API keys whose secret this member was shown last and that were active before the call. Those that the call revoked have `revoked_at`. */
            api_keys: components["schemas"]["ApiKey"][];
        };
        /** @description Response with one removed membership. */
        RemovedMembershipResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["RemovedMembership"];
        };
        /** @description Identifier of an invitation. */
        InvitationId: string;
        /** @description An open offer to join the business. */
        Invitation: {
            id: components["schemas"]["InvitationId"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
            /** @description When the invitation was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its token expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of invitations. */
        InvitationListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The invitations on this page. */
            data: components["schemas"]["Invitation"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The person to invite. */
        InvitationCreate: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
        };
        /** @description An invitation with its token. */
        CreatedInvitation: components["schemas"]["Invitation"] & {
            /** @description A token with which an existing user can accept the invitation. It creates no user; only the token in the e-mail does. It is shown only in this response. */
            token: string;
        };
        /** @description Response with one created invitation. */
        CreatedInvitationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedInvitation"];
        };
        /** @description The person who joins. */
        InvitationAccept: {
            /** @description Token of the invitation. A new user sends the one from the e-mail. */
            token: string;
            /** @description Name of a new user; required for one, ignored for an existing user. */
            name?: string;
            /** @description Password of the existing user, or the password of a new one, with at least 12 characters. */
            password: string;
        };
        /** @description Response with one invitation. */
        InvitationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Invitation"];
        };
        /** @description Response with a page of API keys. */
        ApiKeyListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The keys on this page. */
            data: components["schemas"]["ApiKey"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new API key. */
        ApiKeyCreate: {
            /** @description Name of the key. */
            name: string;
            /** @description Scopes of the key. */
            scopes: components["schemas"]["GrantableScope"][];
            /** @description Requests per rolling minute and resource. Defaults to the limit that applies to all keys. */
            rate_limit?: number;
        };
        /** @description An API key with its credential. */
        CreatedApiKey: components["schemas"]["ApiKey"] & {
            /** @description The value to send after `Authorization: Bearer`, already encoded. It is shown only in this response. */
            credential: string;
        };
        /** @description Response with one created API key. */
        CreatedApiKeyResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedApiKey"];
        };
        /** @description Response with one API key. */
        ApiKeyResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ApiKey"];
        };
        /** @description Identifier of a public key; not part of its value. */
        PublicKeyId: string;
        /** @description A key that is safe to use in a browser. It is not a secret. */
        PublicKey: {
            id: components["schemas"]["PublicKeyId"];
            /** @description Name of the key. */
            name: string;
            /** @description The value to send in `X-BU-PUBLIC-KEY`. */
            public_key: string;
            /** @description The member who created the key; absent for a key created before this was recorded. */
            created_by?: components["schemas"]["UserId"];
            /** @description When the key was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the key was revoked; absent while it is active. */
            revoked_at?: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of public keys. */
        PublicKeyListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The keys on this page. */
            data: components["schemas"]["PublicKey"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new public key. */
        PublicKeyCreate: {
            /** @description Name of the key. */
            name: string;
        };
        /** @description Response with one public key. */
        PublicKeyResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PublicKey"];
        };
        /** @description Identifier of an OAuth app; not part of its `client_id`. */
        OAuthAppId: string;
        /**
         * Format: uri
         * @description An address to return to after authorization, https unless the host is `localhost`, without a fragment. It is compared byte for byte.
         */
        RedirectUri: string;
        /**
         * @description A scope that an app can request: every scope except `sandbox:control` and `events:read`, which give access to the console.
         * @enum {string}
         */
        OAuthScope: "openid" | "offline_access" | "api:read" | "balances:read" | "balances:write" | "transactions:read" | "quotes:read" | "quotes:write" | "transfers:read" | "transfers:write" | "addresses:read" | "addresses:write" | "recipients:read" | "recipients:write" | "customers:read" | "customers:write" | "payments:read" | "payments:write" | "pledges:write" | "stocks:read" | "virtual_accounts:read";
        /**
         * @description Review status of the app. Only users of an `approved` app can authorize it; in the other states authorization
         *     fails with `unauthorized_client`.
         * @enum {string}
         */
        OAuthAppStatus: "pending" | "approved" | "rejected" | "suspended";
        /**
         * @description Whether the change waits for review or was rejected.
         * @enum {string}
         */
        ProposedChangeStatus: "pending" | "rejected";
        /**
         * @description A change of the name or the homepage of an approved app that is not in force: it waits for review or was rejected. Until
         *     it is approved, users see the `name` and the `homepage_url` of the app.
         */
        ProposedChange: {
            /** @description The proposed name; absent if it does not change. */
            name?: string;
            /**
             * Format: uri
             * @description The proposed homepage; absent if it does not change.
             */
            homepage_url?: string;
            status: components["schemas"]["ProposedChangeStatus"];
            /** @description Why the change was rejected; absent otherwise. */
            review_reason?: string;
        };
        /** @description Who receives the pledges that users make through an app. */
        Beneficiary: {
            /** @description Identifier of the beneficiary, as `beneficiary_id` of access tokens. */
            id: string;
            /** @description Registered name. */
            name: string;
            /** @description When the beneficiary was registered. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A client that asks users for access to their businesses. Its secret is not included. */
        OAuthApp: {
            id: components["schemas"]["OAuthAppId"];
            /** @description The business that registered the app. */
            business_id: components["schemas"]["BusinessId"];
            /** @description Name of the app, shown to users when they authorize it. */
            name: string;
            /**
             * Format: uri
             * @description Homepage of the app, shown to users.
             */
            homepage_url: string;
            /** @description URIs to which the issuer can redirect the user. */
            redirect_uris: components["schemas"]["RedirectUri"][];
            /** @description Scopes that the app requests. */
            requested_scopes: components["schemas"]["OAuthScope"][];
            /** @description The scopes that it may be granted, which are the requested ones while the app is approved; empty otherwise. */
            approved_scopes: components["schemas"]["OAuthScope"][];
            status: components["schemas"]["OAuthAppStatus"];
            /** @description Why the app is rejected or suspended; absent otherwise. */
            review_reason?: string;
            /** @description A change of the name or the homepage that is not in force; absent if there is none. */
            proposed_change?: components["schemas"]["ProposedChange"];
            /** @description The `client_id` of authorization and token requests. */
            client_id: string;
            /** @description End of the period in which the previous `client_secret` is also accepted. Absent unless it was rotated within the last 24 hours. */
            previous_secret_expires_at?: components["schemas"]["Timestamp"];
            beneficiary?: components["schemas"]["Beneficiary"];
            /** @description The member who registered the app. */
            created_by: components["schemas"]["UserId"];
            /** @description When the app was registered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of OAuth apps. */
        OAuthAppListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The OAuth apps on this page. */
            data: components["schemas"]["OAuthApp"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new OAuth app. */
        OAuthAppCreate: {
            /** @description Name of the app. */
            name: string;
            /**
             * Format: uri
             * @description Homepage of the app, an https:// URL.
             */
            homepage_url: string;
            /** @description URIs to which the issuer can redirect the user. */
            redirect_uris: components["schemas"]["RedirectUri"][];
            /** @description Scopes that the app requests. */
            scopes: components["schemas"]["OAuthScope"][];
        };
        /** @description An OAuth app with its secret. */
        CreatedOAuthApp: components["schemas"]["OAuthApp"] & {
            /** @description The secret of the client, for HTTP Basic at the token endpoint. It is shown only in this response. */
            client_secret: string;
        };
        /** @description Response with one OAuth app with its secret. */
        CreatedOAuthAppResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedOAuthApp"];
        };
        /** @description Response with one OAuth app. */
        OAuthAppResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["OAuthApp"];
        };
        /** @description Changes to an OAuth app. Fields that are not sent keep their values. */
        OAuthAppUpdate: {
            /** @description Name of the app. */
            name?: string;
            /**
             * Format: uri
             * @description Homepage of the app, an https:// URL.
             */
            homepage_url?: string;
            /** @description Redirect URIs of the app. Replaces the entire list. */
            redirect_uris?: components["schemas"]["RedirectUri"][];
            /** @description Scopes that the app requests. Replaces the entire list. */
            scopes?: components["schemas"]["OAuthScope"][];
        };
        /** @description Identifier of a webhook endpoint. */
        WebhookEndpointId: string;
        /**
         * @description Group of event kinds.
         * @enum {string}
         */
        EventCategory: "deposit" | "transfer" | "customer" | "payment_request";
        /**
         * @description Kind of an event, as `event` of the webhook body.
         * @enum {string}
         */
        EventKind: "deposit.success" | "transfer.pending" | "transfer.processing" | "transfer.funds_received" | "transfer.funds_converted" | "transfer.outgoing_payment_sent" | "transfer.funds_delivered" | "transfer.cancelled" | "transfer.failed" | "transfer.funds_not_delivered" | "transfer.funds_refunded" | "customer.created" | "customer.updated" | "customer.verification.in_review" | "customer.verification.active" | "customer.verification.rejected" | "customer.verification.inactive" | "payment_request.pending" | "payment_request.expired" | "payment_request.cancelled" | "payment_request.completed" | "payment_request.failed" | "payment_request.multiple_deposits" | "payment_request.under_payment" | "payment_request.over_payment";
        /**
         * @description Whether events are delivered to the endpoint.
         * @enum {string}
         */
        WebhookEndpointStatus: "enabled" | "disabled";
        /** @description A URL of the business that events are delivered to. Its secret is not included. */
        WebhookEndpoint: {
            id: components["schemas"]["WebhookEndpointId"];
            /**
             * Format: uri
             * @description Where events are sent.
             */
            url: string;
            /** @description The categories that were selected when the endpoint was created. */
            categories: components["schemas"]["EventCategory"][];
            /** @description Event kinds of the categories at the time the endpoint was created. A kind added to a category later is not delivered to this endpoint. */
            events: components["schemas"]["EventKind"][];
            status: components["schemas"]["WebhookEndpointStatus"];
            /**
             * @description Why the endpoint is disabled; absent while it is enabled.
             * @enum {string}
             */
            disabled_reason?: "requested" | "gone";
            /** @description Time until which deliveries are paused because the endpoint keeps failing. Absent while it is reachable. */
            paused_until?: components["schemas"]["Timestamp"];
            /** @description End of the period in which deliveries are also signed with the previous secret. Absent unless the secret was rotated within the last 24 hours. */
            previous_secret_expires_at?: components["schemas"]["Timestamp"];
            /** @description The member who created the endpoint. */
            created_by: components["schemas"]["UserId"];
            /** @description When the endpoint was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of webhook endpoints. */
        WebhookEndpointListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The webhook endpoints on this page. */
            data: components["schemas"]["WebhookEndpoint"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new webhook endpoint. */
        WebhookEndpointCreate: {
            /**
             * Format: uri
             * @description URL to send events to, https:// or in the sandbox http://. Production accepts only https; the sandbox also accepts http. A name must resolve. A private,
             *     loopback, link-local or metadata address is refused, as is a name with such an address. To receive events on your
             *     own machine, write a loopback address, such as `http://127.0.0.1:8080`: the sandbox accepts it by default.
             */
            url: string;
            /** @description Which events to receive. */
            categories: components["schemas"]["EventCategory"][];
        };
        /** @description A webhook endpoint with its secret. */
        CreatedWebhookEndpoint: components["schemas"]["WebhookEndpoint"] & {
            /** @description The key that signs deliveries. It is shown only in this response. */
            secret: string;
        };
        /** @description Response with one webhook endpoint with its secret. */
        CreatedWebhookEndpointResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedWebhookEndpoint"];
        };
        /** @description Response with one webhook endpoint. */
        WebhookEndpointResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["WebhookEndpoint"];
        };
        /** @description The event to send as a test. */
        WebhookEndpointTest: {
            /** @description One of the `events` of the endpoint. */
            event: components["schemas"]["EventKind"];
        };
        /** @description Identifier of a delivery. */
        DeliveryId: string;
        /** @description Identifier of an event; deliveries carry it as `webhook-id`. */
        EventId: string;
        /** @description Identifier of a replay. */
        EventReplayId: string;
        /**
         * @description State of a delivery: `pending` before its first attempt, `retrying` after a failed one, `succeeded` once an attempt
         *     is answered with 2xx, `exhausted` after the last attempt failed, `cancelled` when the endpoint was deleted or disabled first.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "retrying" | "succeeded" | "exhausted" | "cancelled";
        /** @description The delivery of one event to one webhook endpoint. Kept for 21 days. */
        Delivery: {
            id: components["schemas"]["DeliveryId"];
            event_id: components["schemas"]["EventId"];
            event: components["schemas"]["EventKind"];
            webhook_endpoint_id: components["schemas"]["WebhookEndpointId"];
            /** @description The replay that created the delivery; absent for the first delivery of an event. */
            replay_id?: components["schemas"]["EventReplayId"];
            /**
             * Format: uri
             * @description URL that the event is sent to.
             */
            url: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Number of attempts so far. */
            attempt_count: number;
            /** @description When the latest attempt began; absent before the first. */
            last_attempt_at?: components["schemas"]["Timestamp"];
            /** @description When the next attempt is due; absent if there is none. */
            next_attempt_at?: components["schemas"]["Timestamp"];
            /** @description HTTP status of the latest response; absent if there was none. */
            response_status?: number;
            /** @description When the delivery was scheduled. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one delivery. */
        DeliveryResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Delivery"];
        };
        /** @description Identifier of a profile: the business or one of its customers. */
        ProfileId: string;
        /** @description A message about one change of a record, sent to webhook endpoints. Kept for 21 days. */
        Event: {
            id: components["schemas"]["EventId"];
            event: components["schemas"]["EventKind"];
            category: components["schemas"]["EventCategory"];
            /** @description Identifier of the record in `data`, for example that of the transfer. */
            resource_id: string;
            /** @description `reference` of that record; absent if the record has none. */
            reference?: string;
            /** @description Profile that the record belongs to; absent for the business itself. */
            profile_id?: components["schemas"]["ProfileId"];
            /** @description Distinct states of its deliveries; empty until they are scheduled, and if no endpoint is subscribed to this kind of event. */
            delivery_statuses: components["schemas"]["WebhookDeliveryStatus"][];
            /** @description Whether the event comes from a test delivery or was simulated in the sandbox; `data` is then not a real record. */
            test: boolean;
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of events. */
        EventListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The events on this page. */
            data: components["schemas"]["Event"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The fields of every webhook body. The schema of each event says what its `data` contains. */
        WebhookEnvelope: {
            /** @description Business that the event belongs to. */
            business_id: string;
            /** @description Name of the event. */
            event: string;
            /** @description The record that the event is about; always an object. */
            data: unknown;
        };
        /** @description The body of the webhook. The API's contract has a schema for each event. */
        EventBody: components["schemas"]["WebhookEnvelope"] & {
            /** @description The record that the event is about. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description An event with its webhook body and its deliveries. */
        EventDetails: components["schemas"]["Event"] & {
            body: components["schemas"]["EventBody"];
            /** @description Latest 100 deliveries, newest first, one per endpoint and replay. */
            deliveries: components["schemas"]["Delivery"][];
        };
        /** @description Response with one event with its details. */
        EventDetailsResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["EventDetails"];
        };
        /**
         * @description Progress of the replay.
         * @enum {string}
         */
        EventReplayStatus: "running" | "completed";
        /** @description Selects events. An event must match every given field. */
        EventFilter: {
            /** @description `reference` or identifier of the record, exactly. */
            reference?: string;
            /** @description Events with a delivery in one of these states. */
            status?: components["schemas"]["WebhookDeliveryStatus"][];
            /** @description Events of these categories. */
            category?: components["schemas"]["EventCategory"][];
            /** @description Events of these kinds. */
            event?: components["schemas"]["EventKind"][];
            /** @description Events created at or after this time. */
            from: components["schemas"]["Timestamp"];
            /** @description Events created before this time. Defaults to the time of the call. */
            to?: components["schemas"]["Timestamp"];
        };
        /** @description A run that sends past events again. */
        EventReplay: {
            id: components["schemas"]["EventReplayId"];
            status: components["schemas"]["EventReplayStatus"];
            /** @description The replayed event; absent if the events were selected by a filter. */
            event_id?: components["schemas"]["EventId"];
            /** @description The filter that selected the events; absent if one event is replayed. */
            filter?: components["schemas"]["EventFilter"];
            /** @description The endpoint that the events are sent to; absent if they are sent to every subscribed endpoint. */
            webhook_endpoint_id?: components["schemas"]["WebhookEndpointId"];
            /** @description Number of events to replay. */
            event_count: number;
            /** @description Number of events whose deliveries have been scheduled. */
            replayed_count: number;
            /** @description When the replay began. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the last delivery was scheduled; absent while the replay runs. */
            completed_at?: components["schemas"]["Timestamp"];
        };
        /** @description Response with one replay. */
        EventReplayResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["EventReplay"];
        };
        /** @description A replay of all events that a filter matches. */
        EventReplayCreate: {
            filter: components["schemas"]["EventFilter"];
            /** @description Send them to this endpoint only. */
            webhook_endpoint_id?: components["schemas"]["WebhookEndpointId"];
        };
        /** @description Response with a page of deliveries. */
        DeliveryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The deliveries on this page. */
            data: components["schemas"]["Delivery"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What was sent. */
        DeliveryRequest: {
            /** @description Headers, by lower-case name. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, byte for byte; the same for every attempt and replay. */
            body: string;
        };
        /** @description The response of the receiver. */
        ReceiverResponse: {
            /** @description HTTP status. 2xx ends the delivery. */
            status: number;
            /** @description Headers, by lower-case name. */
            headers: {
                [key: string]: string;
            };
            /** @description The first 64 KiB of the body. */
            body: string;
            /** @description Whether the body was truncated. */
            body_truncated: boolean;
        };
        /** @description An attempt with a response, of any status. */
        AnsweredAttempt: {
            /**
             * @description There was a response. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "answered";
            /** @description When the attempt began. */
            started_at: components["schemas"]["Timestamp"];
            /** @description Milliseconds from the first byte sent to the last one read, or to the failure. */
            duration_ms: number;
            request: components["schemas"]["DeliveryRequest"];
            response: components["schemas"]["ReceiverResponse"];
        };
        /** @description An attempt without a response. */
        UnansweredAttempt: {
            /**
             * @description There was no response. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "unanswered";
            /** @description When the attempt began. */
            started_at: components["schemas"]["Timestamp"];
            /** @description Milliseconds from the first byte sent to the last one read, or to the failure. */
            duration_ms: number;
            request: components["schemas"]["DeliveryRequest"];
            /**
             * @description Why there was no response.
             * @enum {string}
             */
            failure: "name_not_resolved" | "address_refused" | "connection_refused" | "connection_closed" | "tls_failed" | "timed_out";
        };
        /** @description One attempt of a delivery. */
        DeliveryAttempt: components["schemas"]["AnsweredAttempt"] | components["schemas"]["UnansweredAttempt"];
        /** @description A delivery with every attempt. */
        DeliveryDetails: components["schemas"]["Delivery"] & {
            /** @description Attempts, oldest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description Response with one delivery with its attempts. */
        DeliveryDetailsResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["DeliveryDetails"];
        };
        /** @description Identifier of a request, as `X-Request-Id` of its response. */
        RequestId: string;
        /**
         * @description HTTP method.
         * @enum {string}
         */
        RequestMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description Identifier of a fault. */
        SandboxFaultId: string;
        /** @description One request to the API. Headers and bodies are not kept. Kept for 21 days. */
        RequestLog: {
            id: components["schemas"]["RequestId"];
            /** @description HTTP method, for example `POST`. */
            method: string;
            /** @description Path of the request, without its query. A segment with `@`, a plus sign or a space is `{redacted}`. */
            path: string;
            /** @description Path of the operation, for example `/v1/quotes/{id}`; absent if there is no such operation. */
            endpoint?: string;
            /** @description HTTP status of the response; 499 if the connection ended before it. */
            status: number;
            /** @description `error.name` of the response; absent on success. */
            error_name?: components["schemas"]["ErrorName"];
            /** @description Milliseconds from the first byte read to the last one written. */
            duration_ms: number;
            /** @description What the request was authenticated with. */
            credential: {
                /**
                 * @description Kind of the credential.
                 * @enum {string}
                 */
                kind: "api_key" | "public_key" | "oauth_app";
                /** @description Identifier of the key, of the payment link whose public key it is, or of the app; not part of its value. */
                id: string;
            };
            /** @description Identifier of the injected fault that affected the request. */
            fault_id?: components["schemas"]["SandboxFaultId"];
            /** @description `X-BU-PROFILE-ID` of the request; absent if it named none. */
            profile_id?: components["schemas"]["ProfileId"];
            /** @description IP address of the caller. */
            address: string;
            /** @description When the request arrived. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of request logs. */
        RequestLogListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The request logs on this page. */
            data: components["schemas"]["RequestLog"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Response with one request log. */
        RequestLogResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["RequestLog"];
        };
        /** @description Identifier of a customer. */
        CustomerId: string;
        /** @description A customer after its personal data was erased. */
        ErasedCustomer: {
            id: components["schemas"]["CustomerId"];
            /** @description When its personal data was erased. */
            erased_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one erased customer. */
        ErasedCustomerResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ErasedCustomer"];
        };
        /**
         * @description What was done: the kind of record and the change.
         * @enum {string}
         */
        AuditAction: "session.created" | "session.switched" | "session.deleted" | "user.updated" | "user.password_changed" | "business.created" | "business.updated" | "business.submitted" | "business.approved" | "business.rejected" | "business.suspended" | "business.reinstated" | "invitation.created" | "invitation.revoked" | "invitation.accepted" | "membership.updated" | "membership.deleted" | "api_key.created" | "api_key.rotated" | "api_key.revoked" | "public_key.created" | "public_key.revoked" | "oauth_app.created" | "oauth_app.updated" | "oauth_app.submitted" | "oauth_app.rotated" | "oauth_app.approved" | "oauth_app.rejected" | "oauth_app.change_approved" | "oauth_app.change_rejected" | "oauth_app.suspended" | "oauth_app.reinstated" | "oauth_app.beneficiary_registered" | "oauth_grant.created" | "webhook_endpoint.created" | "webhook_endpoint.rotated" | "webhook_endpoint.enabled" | "webhook_endpoint.disabled" | "webhook_endpoint.deleted" | "webhook_endpoint.tested" | "event.replayed" | "event_replay.created" | "customer.approved" | "customer.rejected" | "customer.reverted" | "customer.erased" | "sandbox.funded" | "sandbox.deposit_made" | "sandbox.payout_settled" | "sandbox.verification_settled" | "sandbox.identity_token_created" | "sandbox.oauth_tokens_created" | "sandbox.fill_created" | "sandbox.event_created" | "sandbox.fault_created" | "sandbox.fault_deleted" | "sandbox.clock_advanced" | "sandbox.reset";
        /** @description One change in the business. */
        AuditEntry: {
            /** @description Identifier of the audit entry. */
            id: string;
            /** @description Who made the change. */
            actor: {
                /**
                 * @description Who made the change.
                 * @enum {string}
                 */
                kind: "user" | "administrator" | "api_key" | "system";
                /** @description Identifier of the user or of the API key; absent for the service itself. */
                id?: string;
            };
            action: components["schemas"]["AuditAction"];
            /** @description Identifier of the changed record. */
            target: string;
            /** @description Details of the change, for example the role before and after. They hold no secrets. */
            facts: {
                [key: string]: unknown;
            };
            /** @description `X-Request-Id` of the request that made the change. */
            request_id: string;
            /** @description When the change was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of audit entries. */
        AuditEntryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The entries on this page. */
            data: components["schemas"]["AuditEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A decimal number as a string, to preserve every digit. */
        Decimal: string;
        /** @description Two figures of the books that should agree and do not. */
        BooksDifference: {
            /**
             * @description The check that failed.
             * @enum {string}
             */
            check: "zero_sum" | "balance_row" | "negative_account" | "transactions" | "holds" | "quote_taken" | "transfers" | "payment_requests" | "rails";
            /** @description The record that differs, for example an account, a balance, a stock position, a transfer or a payment of a rail. */
            subject: string;
            currency?: components["schemas"]["Currency"];
            /** @description The expected figure: an amount in the currency or, without a currency, a count. */
            expected: components["schemas"]["Decimal"];
            /** @description The figure found. */
            found: components["schemas"]["Decimal"];
        };
        /** @description The ledger accounts of the business, by currency, and the differences found. */
        TrialBalance: {
            /** @description Whether every check passed. `false` until the checks have run once. */
            balanced: boolean;
            /** @description One entry for each currency with postings, in order of the codes. */
            currencies: {
                currency: components["schemas"]["Currency"];
                /** @description Accounts in order of their names, summed over all profiles. */
                accounts: {
                    /** @description `available`, `held`, `savings`, `investments`, `position`, `fees`, `rounding`, or `rail:` and the name of a rail. */
                    account: string;
                    balance: components["schemas"]["Decimal"];
                }[];
                /** @description Sum of the accounts; zero in sound books. */
                sum: components["schemas"]["Decimal"];
            }[];
            /** @description The differences found; at most 100. */
            differences: components["schemas"]["BooksDifference"][];
            /** @description When all checks last ran; absent before the first time. */
            checked_at?: components["schemas"]["Timestamp"];
        };
        /** @description Response with one trial balance. */
        TrialBalanceResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["TrialBalance"];
        };
        /** @description The statements of the rails compared with the ledger. */
        Reconciliation: {
            /** @description Whether amounts and payments agree. `false` until payments have been compared once. */
            reconciled: boolean;
            /** @description One entry for each rail and currency, in order of their names. */
            rails: {
                /** @description Name of the rail. */
                rail: string;
                currency: components["schemas"]["Currency"];
                /** @description Total received, by the statement of the rail. */
                statement_in: components["schemas"]["Decimal"];
                /** @description Total sent, by the statement of the rail. */
                statement_out: components["schemas"]["Decimal"];
                /** @description Total received, by the ledger. */
                ledger_in: components["schemas"]["Decimal"];
                /** @description Total sent, by the ledger. */
                ledger_out: components["schemas"]["Decimal"];
                /** @description Net amount by the statement less net amount by the ledger. */
                difference: components["schemas"]["Decimal"];
            }[];
            /** @description Payments on which statement and ledger differ; at most 100. */
            differences: {
                /** @description Name of the rail. */
                rail: string;
                currency: components["schemas"]["Currency"];
                /**
                 * @description Whether the payment came in or went out.
                 * @enum {string}
                 */
                direction: "in" | "out";
                /** @description Reference of the payment. */
                reference: string;
                /** @description Amount by the statement. */
                statement_amount: components["schemas"]["Decimal"];
                /** @description Amount by the ledger. */
                ledger_amount: components["schemas"]["Decimal"];
            }[];
            /** @description When payments were last compared; absent before the first time. */
            checked_at?: components["schemas"]["Timestamp"];
        };
        /** @description Response with one reconciliation. */
        ReconciliationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Reconciliation"];
        };
        /** @description Response with a page of businesses. */
        BusinessListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The businesses on this page. */
            data: components["schemas"]["Business"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A new business and its first owner. */
        BusinessCreate: {
            /** @description Name of the business. */
            name: string;
            /** @description Country of the business, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Currency to value balances in. Defaults to that of the country. */
            display_currency?: components["schemas"]["Currency"];
            /**
             * @description Whether the business has an account at the identity provider with reusable KYC.
             * @default false
             */
            reusable_kyc?: boolean;
            /** @description E-mail address of the first owner, who is invited. */
            owner_email: components["schemas"]["Email"];
        };
        /** @description A new business and the invitation of its first owner. */
        CreatedBusiness: {
            business: components["schemas"]["Business"];
            invitation: components["schemas"]["CreatedInvitation"];
        };
        /** @description Response with one created business. */
        CreatedBusinessResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CreatedBusiness"];
        };
        /** @description The owner to invite. */
        OwnerInvitationCreate: {
            owner_email: components["schemas"]["Email"];
        };
        /** @description Why an administrator decides against something. */
        Reason: {
            /** @description What is wrong, or what to correct. Shown to the members of the business. */
            reason: string;
        };
        /** @description What is approved. */
        OAuthAppApproval: {
            /** @description The `updated_at` of the app as the administrator has read it. Required for a proposed change. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description Why an app or its proposed change is rejected, and which version of it. */
        OAuthAppRejection: {
            /** @description What is wrong, or what to correct. Shown to the members of the business. */
            reason: string;
            /** @description The `updated_at` of the app as the administrator has read it. Required for a proposed change. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description The beneficiary to register. */
        BeneficiaryCreate: {
            /** @description Registered name of the beneficiary. */
            name: string;
        };
        /**
         * @description Verification status of the customer: `inactive` before the first submission and after a verification was reverted,
         *     `in_review` during the review, then `active` or `rejected`.
         * @enum {string}
         */
        CustomerStatus: "inactive" | "in_review" | "active" | "rejected";
        /**
         * @description Whether the customer is an individual or a business.
         * @enum {string}
         */
        CustomerType: "individual" | "business";
        /**
         * @description Result of the verification, derived from `status`: `inactive` gives `pending`, `in_review` gives `in_review`,
         *     `active` gives `verified`, `rejected` gives `rejected`.
         * @enum {string}
         */
        KycStatus: "pending" | "in_review" | "verified" | "rejected";
        /** @description Postal address of the customer. */
        PostalAddress: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Street and number. */
            address_line_1: string;
            /** @description Apartment, floor or building. */
            address_line_2?: string;
            /** @description City or town. */
            city: string;
            /** @description State, in countries that have states. */
            state?: string;
            /** @description County, in countries that have counties. */
            county?: string;
            /** @description Province, in countries that have provinces. */
            province?: string;
            /** @description Postal code. */
            postal_code?: string;
        };
        /**
         * @description Something that is missing before the customer can be submitted. The codes `identifying_information.…` apply to
         *     individuals, all others to businesses.
         * @enum {string}
         */
        CustomerRequirement: "identifying_information.passport_or_national_id" | "identifying_information.selfie" | "business_owners" | "business_transaction" | "business_registration" | "documents.certificate_of_incorporation" | "documents.proof_of_address" | "documents.ownership_structure";
        /** @description The fields that every customer has. */
        CustomerBase: {
            id: components["schemas"]["CustomerId"];
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Phone number. */
            phone: string;
            status: components["schemas"]["CustomerStatus"];
            type: components["schemas"]["CustomerType"];
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Currency in which the customer's balances are valued: that of its country at the time of creation, or USD if the service does not have that currency. */
            display_currency: components["schemas"]["Currency"];
            /** @description Whether deposits are enabled for the customer. */
            deposit: boolean;
            /** @description Whether payouts are enabled for the customer. */
            payout: boolean;
            /** @description Whether the customer has accepted the terms of service. */
            has_accepted_terms_of_service: boolean;
            /**
             * @description Verification level: `1` while the customer is `active`, otherwise `0`.
             * @enum {string}
             */
            level: "0" | "1";
            kyc_status: components["schemas"]["KycStatus"];
            address: components["schemas"]["PostalAddress"];
            /** @description When the customer was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Reasons for the last rejection; empty unless the customer is `rejected`. */
            rejection_reasons: string[];
            /** @description What is still missing before `verifyCustomer` accepts the customer; empty if nothing is, and while it is `in_review` or `active`. */
            requirements_due: components["schemas"]["CustomerRequirement"][];
            /** @description What will be required later. */
            future_requirements_due: components["schemas"]["CustomerRequirement"][];
        };
        /** @description An individual customer. */
        IndividualCustomer: components["schemas"]["CustomerBase"] & {
            /**
             * @description Always `individual`.
             * @constant
             */
            type: "individual";
            /** @description Given name. */
            first_name: string;
            /** @description Middle name; absent if there is none. */
            middle_name?: string;
            /** @description Family name. */
            last_name: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description An owner of a business customer. */
        BeneficialOwner: {
            /** @description Identifier of the owner. */
            id: string;
            /**
             * Format: email
             * @description E-mail address of the owner; absent if it was not given.
             */
            email?: string;
        };
        /** @description A business customer. */
        BusinessCustomer: components["schemas"]["CustomerBase"] & {
            /**
             * @description Always `business`.
             * @constant
             */
            type: "business";
            /** @description Registered name. */
            business_name: string;
            /** @description The owners of the business. */
            beneficial_owners: components["schemas"]["BeneficialOwner"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description A customer of the business, with its verification: an individual or a business, according to `type`. */
        Customer: components["schemas"]["IndividualCustomer"] | components["schemas"]["BusinessCustomer"];
        /** @description One identification entry or document of a customer, without its content. */
        SuppliedDocument: {
            /** @description Type of the entry, for example `passport`, or purpose of the document. */
            type: string;
            /** @description Country that issued it, ISO 3166-1 alpha-2; absent if the entry has none. */
            country?: string;
            /** @description Whether a number is on file. */
            has_number: boolean;
            /** @description Which images are on file. */
            images: ("front" | "back")[];
            /** @description When it was supplied. */
            supplied_at: components["schemas"]["Timestamp"];
        };
        /** @description A customer as reviewers see it. Images and document numbers are not shown. */
        CustomerReview: {
            customer: components["schemas"]["Customer"];
            /** @description When it was last submitted; absent before the first time. */
            submitted_at?: components["schemas"]["Timestamp"];
            /** @description The identification entries and documents on file. */
            documents: components["schemas"]["SuppliedDocument"][];
        };
        /** @description Response with a page of customers for review. */
        CustomerReviewListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The customers on this page. */
            data: components["schemas"]["CustomerReview"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Response with one customer for review. */
        CustomerReviewResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CustomerReview"];
        };
        /** @description The sandbox of the business and its clock. */
        Sandbox: {
            /**
             * @description The environment of the server.
             * @enum {string}
             */
            environment: "sandbox" | "production";
            business_id: components["schemas"]["BusinessId"];
            /** @description Whether banks, chains and mobile money are simulated. */
            simulated_rails: boolean;
            /** @description Current time on the clock of the business. */
            now: components["schemas"]["Timestamp"];
            /** @description Seconds by which the clock of the business is ahead of real time. */
            ahead_seconds: number;
        };
        /** @description Response with one sandbox. */
        SandboxResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Sandbox"];
        };
        /** @description A decimal number greater than zero, as a string, with at most as many decimal places as its currency has. */
        PositiveDecimal: string;
        /** @description The amount to credit, and the balance. */
        SandboxFundingCreate: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["PositiveDecimal"];
            /** @description The profile whose balance it is. Defaults to the business itself. */
            profile_id?: components["schemas"]["ProfileId"];
        };
        /** @description An amount credited to a balance by a sandbox control. */
        SandboxFunding: {
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["PositiveDecimal"];
            /** @description Reference of its transaction. */
            reference: string;
            /** @description When it was credited, on the clock of the business. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one opening deposit. */
        SandboxFundingResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxFunding"];
        };
        /** @description Identifier of a transfer. */
        TransferId: string;
        /** @description A payment for a transfer that is funded from outside. */
        TransferDepositCreate: {
            /** @description The transfer that is paid in. */
            transfer_id: components["schemas"]["TransferId"];
            currency: components["schemas"]["Currency"];
            /** @description Amount of the payment, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
            address?: never;
            memo?: never;
            virtual_account_id?: never;
            payment_request_id?: never;
        };
        /** @description A payment to a deposit address. */
        AddressDepositCreate: {
            /** @description A deposit address of the business, of a customer or of a transfer. */
            address: string;
            /** @description Memo of the address, if it has one. */
            memo?: string;
            currency: components["schemas"]["Currency"];
            /** @description Amount of the payment, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
            transfer_id?: never;
            virtual_account_id?: never;
            payment_request_id?: never;
        };
        /** @description Identifier of a virtual bank account. */
        VirtualBankAccountId: string;
        /** @description A payment to a virtual bank account. */
        VirtualAccountDepositCreate: {
            /** @description Account that receives the payment. */
            virtual_account_id: components["schemas"]["VirtualBankAccountId"];
            currency: components["schemas"]["Currency"];
            /** @description Amount of the payment, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
            transfer_id?: never;
            address?: never;
            memo?: never;
            payment_request_id?: never;
        };
        /** @description Identifier of a payment request. */
        PaymentRequestId: string;
        /** @description A payment for a payment request. */
        PaymentRequestDepositCreate: {
            /** @description The request that is paid. */
            payment_request_id: components["schemas"]["PaymentRequestId"];
            currency: components["schemas"]["Currency"];
            /** @description Amount of the payment, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
            transfer_id?: never;
            address?: never;
            memo?: never;
            virtual_account_id?: never;
        };
        /** @description A payment from outside to exactly one target. Sending two targets, or a `memo` without an `address`, is refused. */
        SandboxDepositCreate: components["schemas"]["TransferDepositCreate"] | components["schemas"]["AddressDepositCreate"] | components["schemas"]["VirtualAccountDepositCreate"] | components["schemas"]["PaymentRequestDepositCreate"];
        /** @description A simulated incoming payment. */
        SandboxDeposit: {
            /** @description Reference of the payment on its rail. */
            reference: string;
            /** @description The profile that it is credited to. */
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Amount of the payment, before fees. */
            amount: components["schemas"]["PositiveDecimal"];
            /** @description The transfer that it funds; absent if it funds none. */
            transfer_id?: components["schemas"]["TransferId"];
            /** @description The payment request that it pays; absent if it pays none. */
            payment_request_id?: components["schemas"]["PaymentRequestId"];
            /** @description When it was credited, on the clock of the business. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one sandbox deposit. */
        SandboxDepositResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxDeposit"];
        };
        /** @description How a payout ends. */
        SandboxPayoutSettle: {
            /**
             * @description Outcome of the payout.
             * @enum {string}
             */
            outcome: "delivered" | "not_delivered" | "failed";
        };
        /**
         * @description Status of a transfer. Which statuses it passes through depends on its `category`.
         * @enum {string}
         */
        TransferStatus: "pending" | "processing" | "funds_received" | "funds_converted" | "outgoing_payment_sent" | "funds_delivered" | "cancelled" | "failed" | "funds_not_delivered" | "funds_refunded";
        /** @description The transfer of a payout after it was settled. */
        SandboxPayout: {
            transfer_id: components["schemas"]["TransferId"];
            status: components["schemas"]["TransferStatus"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one sandbox payout. */
        SandboxPayoutResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxPayout"];
        };
        /** @description How far to move the clock. */
        SandboxClockAdvance: {
            /** @description Whole seconds, at most 365 days. */
            seconds: number;
        };
        /** @description The clock of the business after it was advanced. */
        SandboxClock: {
            /** @description Current time on the clock of the business. */
            now: components["schemas"]["Timestamp"];
            /** @description Seconds by which the clock of the business is ahead of real time. */
            ahead_seconds: number;
            /** @description Number of transfer steps executed by this call. The server may have executed others in the meantime. */
            steps: number;
        };
        /** @description Response with one sandbox clock. */
        SandboxClockResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxClock"];
        };
        /** @description How the verification of a customer ends. */
        SandboxVerificationSettle: {
            /**
             * @description Outcome of the review.
             * @enum {string}
             */
            outcome: "approved" | "rejected" | "reverted";
            /** @description Reason for `rejected` or `reverted`. Defaults to a sentence of the sandbox. */
            reason?: string;
        };
        /** @description Verification status of the customer. */
        SandboxVerification: {
            customer_id: components["schemas"]["CustomerId"];
            status: components["schemas"]["CustomerStatus"];
            /** @description When it last changed, on the clock of the business. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one verification. */
        SandboxVerificationResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxVerification"];
        };
        /** @description The verified person whom the token is about, and how it behaves when it is shared. */
        SandboxIdentityTokenCreate: {
            /** @description First name in the token. */
            first_name: string;
            /** @description Last name in the token. */
            last_name: string;
            /**
             * @description Result of the verification at the identity provider.
             * @default approved
             * @enum {string}
             */
            outcome?: "approved" | "rejected";
            /**
             * @description Makes the token invalid, to test how it is refused: it has expired, has another audience, is signed with an unknown key, or is not signed.
             * @enum {string}
             */
            defect?: "expired" | "audience" | "signature" | "algorithm_none";
        };
        /** @description A token of the simulated identity provider. */
        SandboxIdentityToken: {
            /** @description The JWT to send as `token` to `POST /v1/customers/{id}/token-share`. */
            token: string;
        };
        /** @description Response with one identity token. */
        SandboxIdentityTokenResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxIdentityToken"];
        };
        /** @description Identifier of an OAuth2 app. Ends in `live` in production and in `test` in the sandbox. */
        ClientId: string;
        /** @description The app that gets access to the business. */
        SandboxOAuthTokensCreate: {
            /** @description `client_id` of an approved app of the business, or of the demo app. */
            client_id: components["schemas"]["ClientId"];
            /** @description Scopes of the tokens; all approved ones by default. */
            scopes?: components["schemas"]["OAuthScope"][];
        };
        /** @description Newly issued tokens. The response to a refresh always has a `refresh_token`, as `TokenPair` requires. */
        TokenResponse: {
            /** @description Bearer token for API calls: a JWT signed with RS256. */
            access_token: string;
            /** @description JWT that proves who signed in; absent unless `openid` was granted. Do not use it as a bearer token. */
            id_token?: string;
            /**
             * @description How to send the access token.
             * @constant
             */
            token_type: "Bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Granted scopes, separated by spaces. */
            scope: string;
            /** @description Opaque token for the next refresh. It can be used once, within 30 days. Absent only from the response to a code without `offline_access`. */
            refresh_token?: string;
        };
        /** @description Response with the tokens of one authorization. */
        SandboxOAuthTokensResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["TokenResponse"];
        };
        /** @description A stock order to execute. */
        SandboxFillCreate: {
            /** @description Display ticker of the stock. */
            symbol: string;
            /**
             * @description Side of the order.
             * @enum {string}
             */
            action: "buy" | "sell";
            /** @description Quantity, with at most 18 decimal places. */
            tokens: components["schemas"]["PositiveDecimal"];
            /** @description Currency of the balance that is debited or credited. Defaults to the currency of the price. */
            funding_currency?: components["schemas"]["Currency"];
            /** @description Profile that trades. Defaults to the business itself. */
            profile_id?: components["schemas"]["ProfileId"];
        };
        /** @description Identifier of a stock fill. */
        StockFillId: string;
        /** @description An amount and its currency. */
        AmountWithCurrency: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
        };
        /** @description One fill: a completed purchase or sale of stock tokens. */
        StockActivity: {
            id: components["schemas"]["StockFillId"];
            /** @description Stock symbol. */
            symbol: string;
            /**
             * @description Whether tokens were bought or sold.
             * @enum {string}
             */
            action: "buy" | "sell";
            /** @description Quantity filled. */
            tokens: components["schemas"]["Decimal"];
            /** @description Settlement value of the fill. */
            amount: components["schemas"]["AmountWithCurrency"];
            /** @description Executed price of one token, including the spread. */
            unit_price: components["schemas"]["AmountWithCurrency"];
            /** @description Currency of the balance that paid for the tokens or received the proceeds. */
            funding_currency?: string;
            /** @description Amount in `funding_currency`. */
            funding_amount?: components["schemas"]["Decimal"];
            /**
             * @description Always `completed`: a fill is final.
             * @constant
             */
            status: "completed";
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one fill. */
        StockActivityResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["StockActivity"];
        };
        /** @description An event to cause or, with `data`, to simulate. */
        SandboxEventCreate: {
            event: components["schemas"]["EventKind"];
            /** @description Sends a simulated event, of no record: fields of `data` that replace those of the example, by name; nested objects and lists are replaced whole. */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description Response with one event. */
        EventResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Event"];
        };
        /** @description Returns an error without executing the request. */
        ErrorFaultCreate: {
            /**
             * @description Kind of the fault. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "error";
            /** @description Limits the fault to one operation of the API, for example `createTransfer`. Defaults to all of them. */
            operation_id?: string;
            /**
             * @description HTTP status of the response; 429 and 503 carry `Retry-After`.
             * @enum {integer}
             */
            status: 429 | 500 | 503;
            /**
             * @description Number of requests that it affects.
             * @default 1
             */
            count?: number;
        };
        /** @description The state of a fault. */
        SandboxFaultFacts: {
            id: components["schemas"]["SandboxFaultId"];
            /** @description Number of requests or payouts that it affects in total. */
            count: number;
            /** @description Number of requests or payouts that it still affects. */
            remaining: number;
            /** @description When the fault was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it ends at the latest, 15 minutes after it was created. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Returns an error without executing the request. */
        ErrorFault: components["schemas"]["ErrorFaultCreate"] & components["schemas"]["SandboxFaultFacts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "error";
        };
        /** @description Delays the execution of requests. */
        LatencyFaultCreate: {
            /**
             * @description Kind of the fault. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "latency";
            /** @description Limits the fault to one operation of the API, for example `createTransfer`. Defaults to all of them. */
            operation_id?: string;
            /** @description Milliseconds to wait before the request is executed. */
            delay_ms: number;
            /**
             * @description Number of requests that it affects.
             * @default 1
             */
            count?: number;
        };
        /** @description Delays the execution of requests. */
        LatencyFault: components["schemas"]["LatencyFaultCreate"] & components["schemas"]["SandboxFaultFacts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "latency";
        };
        /** @description Closes the connection without executing the request. */
        LostRequestFaultCreate: {
            /**
             * @description Kind of the fault. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "lost_request";
            /** @description Limits the fault to one operation of the API, for example `createTransfer`. Defaults to all of them. */
            operation_id?: string;
            /**
             * @description Number of requests that it affects.
             * @default 1
             */
            count?: number;
        };
        /** @description Closes the connection without executing the request. */
        LostRequestFault: components["schemas"]["LostRequestFaultCreate"] & components["schemas"]["SandboxFaultFacts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lost_request";
        };
        /** @description Executes the request and closes the connection without a response. Send the request again with the same `Idempotency-Key`. */
        LostResponseFaultCreate: {
            /**
             * @description Kind of the fault. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "lost_response";
            /** @description Limits the fault to one operation of the API, for example `createTransfer`. Defaults to all of them. */
            operation_id?: string;
            /**
             * @description Number of requests that it affects.
             * @default 1
             */
            count?: number;
        };
        /** @description Executes the request and closes the connection without a response. Send the request again with the same `Idempotency-Key`. */
        LostResponseFault: components["schemas"]["LostResponseFaultCreate"] & components["schemas"]["SandboxFaultFacts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lost_response";
        };
        /** @description Makes the rail refuse payouts; their transfers fail and are refunded. */
        PayoutRefusalFaultCreate: {
            /**
             * @description Kind of the fault. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "payout_refusal";
            /**
             * @description Number of payouts that it affects.
             * @default 1
             */
            count?: number;
        };
        /** @description Makes the rail refuse payouts; their transfers fail and are refunded. */
        PayoutRefusalFault: components["schemas"]["PayoutRefusalFaultCreate"] & components["schemas"]["SandboxFaultFacts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "payout_refusal";
        };
        /** @description An injected fault. */
        SandboxFault: components["schemas"]["ErrorFault"] | components["schemas"]["LatencyFault"] | components["schemas"]["LostRequestFault"] | components["schemas"]["LostResponseFault"] | components["schemas"]["PayoutRefusalFault"];
        /** @description Response with a page of faults. */
        SandboxFaultListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The faults on this page. */
            data: components["schemas"]["SandboxFault"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A fault to inject. */
        SandboxFaultCreate: components["schemas"]["ErrorFaultCreate"] | components["schemas"]["LatencyFaultCreate"] | components["schemas"]["LostRequestFaultCreate"] | components["schemas"]["LostResponseFaultCreate"] | components["schemas"]["PayoutRefusalFaultCreate"];
        /** @description Response with one fault. */
        SandboxFaultResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["SandboxFault"];
        };
        /** @description An e-mail that the sandbox kept instead of sending it. */
        SandboxMail: {
            /** @description Identifier of the e-mail. */
            id: string;
            /** @description The recipient. */
            to: components["schemas"]["Email"];
            /** @description Subject of the e-mail. */
            subject: string;
            /** @description Text of the e-mail, including the token. */
            text: string;
            /** @description When the e-mail was written. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When its token expires and the e-mail is deleted. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of sandbox e-mails. */
        SandboxMailListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The e-mails on this page. */
            data: components["schemas"]["SandboxMail"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What the business holds after the reset. */
        SandboxReset: {
            /**
             * @description The balances after the reset.
             * @default none
             * @enum {string}
             */
            balances?: "none" | "opening";
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
        /** @description The request cannot be parsed, or a parameter is invalid. */
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
        /** @description The session is missing or has ended. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The e-mail address or the password is wrong. The response does not tell which. */
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
        /** @description The call comes from a page of another origin, or the credential is an API key. */
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
        /** @description The business does not exist, or the user is not a member of it. */
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
        /** @description Too many attempts, or over the rate limit. */
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
        /** @description The credential is an API key, or the CSRF token is missing or wrong. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The request cannot be parsed, does not match its schema, or the current password is wrong. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description No open password reset has this token: it is unknown, used or expired. */
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
        /** @description The user's role does not allow it, or the credential is an API key. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-business-update": {
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
        /** @description The user's role does not allow it, the CSRF token is missing or wrong, or the credential is an API key. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The member does not exist or is not visible to the caller. */
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
        /** @description The member is the last owner of the business. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The e-mail address already belongs to a member of the business. */
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
        /** @description The request cannot be parsed, does not match its schema, or lacks the name of a new user. */
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
        /** @description The password is wrong, or there is no user yet and the token is not the one from the e-mail. The response does not tell which. */
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
        /** @description No open invitation has this token: it is unknown, used, revoked or expired. */
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
        /** @description The open invitation does not exist or is not visible to the caller. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The API key does not exist or is not visible to the caller. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The public key does not exist or is not visible to the caller. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-oauth-app": {
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
        /** @description The business has not completed KYB, or already has the maximum number of apps. */
        "kyb-required": {
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
        /** @description The OAuth app does not exist or is not visible to the caller. */
        "oauth-app-not-found": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-oauth-app-update": {
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
        /** @description The app is suspended. */
        "app-suspended": {
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
        /** @description The app is not rejected. */
        "app-not-rejected": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-webhook-endpoint": {
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
        /** @description The business already has the maximum number of webhook endpoints. */
        "endpoint-limit-reached": {
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
        /** @description The webhook endpoint does not exist or is not visible to the caller. */
        "webhook-endpoint-not-found": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-webhook-endpoint-test": {
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
        /** @description The endpoint is disabled, or is not subscribed to this event. */
        "endpoint-not-receiving": {
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
        /** @description The user is in no business, or the API key lacks the scope. */
        "history-refused": {
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
        /** @description The event does not exist or is not visible to the caller. */
        "event-not-found": {
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
        /** @description The user's role does not allow it, the CSRF token is missing or wrong, or the API key lacks the scope. */
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
        /** @description The event or the webhook endpoint does not exist in this business. */
        "replay-target-not-found": {
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
        /** @description No enabled webhook endpoint receives these events. */
        "no-receiver": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-event-replay": {
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
        /** @description The webhook endpoint does not exist in this business. */
        "endpoint-not-found": {
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
        /** @description Another replay of the business is running. */
        "replay-running": {
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
        /** @description The replay does not exist or is not visible to the caller. */
        "event-replay-not-found": {
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
        /** @description The delivery does not exist or is not visible to the caller. */
        "delivery-not-found": {
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
        /** @description The request does not exist or is not visible to the caller. */
        "request-log-not-found": {
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
        /** @description The customer does not exist or is not visible to the caller. */
        "customer-not-found": {
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
        /** @description The customer has money in a balance, or an open transfer or payment request. */
        "customer-not-erasable": {
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
        /** @description The profile does not exist in this business. */
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
        /** @description The user is not a platform administrator, or the credential is an API key. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The user is not an administrator of the platform, the CSRF token is missing or wrong, or the credential is an API key. */
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
        /** @description The country does not exist. */
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
        /** @description The business does not exist or is not visible to the caller. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The business already has an owner. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The OAuth app does not exist or is not visible to the caller. */
        "platform-oauth-app-not-found": {
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
        /** @description The body cannot be read, does not match its schema, or lacks `updated_at` for a proposed change. */
        "invalid-approval": {
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
        /** @description The app has changed since the administrator read it. */
        "oauth-app-changed": {
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
        /** @description Neither the app nor a change of it is pending, or the app requests `pledges:write` without a beneficiary. */
        "app-not-approvable": {
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
        /** @description The body cannot be read, does not match its schema, or lacks `updated_at` for a proposed change. */
        "invalid-rejection": {
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
        /** @description Neither the app nor a change of it is pending. */
        "app-not-pending": {
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
        /** @description The app is not approved. */
        "app-not-approved": {
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
        /** @description The app is not suspended. */
        "app-not-suspended": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-beneficiary": {
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
        /** @description The app already has a beneficiary. */
        "beneficiary-present": {
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
        /** @description The customer does not exist or is not visible to the caller. */
        "platform-customer-not-found": {
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
        /** @description The customer is not in review. */
        "customer-not-in-review": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-sandbox-funding": {
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
        /** @description A request with the same idempotency key is still running. */
        conflict: {
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
        /** @description The balance cannot hold the amount, or the idempotency key was used with a different body. */
        "funding-refused": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The transfer, deposit address, virtual bank account or payment request does not exist in this business. */
        "deposit-target-not-found": {
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
        /** @description The transfer no longer accepts a payment, the balance cannot hold the amount, or the idempotency key was used with a different body. */
        "deposit-refused": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The payout does not exist or is not visible to the caller. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-verification-settlement": {
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
        /** @description The customer does not exist or is not visible to the caller. */
        "sandbox-customer-not-found": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-identity-token": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-oauth-tokens": {
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
        /** @description The business has no app with this `client_id`. */
        "sandbox-app-not-found": {
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
        /** @description The app is not approved. */
        "sandbox-app-not-approved": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-fill": {
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
        /** @description The symbol or the profile does not exist in this business. */
        "symbol-not-found": {
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
        /** @description The venue does not accept the order, or the balance or position is insufficient. */
        "fill-refused": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-event": {
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
        /** @description The record cannot come into the state of the event: the balance cannot hold the amount, a fault prevents it, or the sandbox has changed meanwhile. */
        "event-refused": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-fault": {
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
        /** @description The business already has the maximum number of faults. */
        "fault-limit-reached": {
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
        /** @description The fault does not exist or is not visible to the caller. */
        "sandbox-fault-not-found": {
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
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-sandbox-reset": {
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
         * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
         * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
         * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
         */
        "x-csrf-token-of-session": string;
        /**
         * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
         *     response instead of carrying the request out again.
         * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
         */
        "idempotency-key": string;
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
         * @description The response holds a secret and must not be cached.
         * @example no-store
         */
        "cache-control-secret": "no-store";
        /**
         * @description The authentication scheme to use (RFC 9110). The session itself is sent as a cookie.
         * @example Session realm="console"
         */
        "www-authenticate-session": string;
        /**
         * @description Seconds to wait before retrying.
         * @example 12
         */
        "retry-after": number;
        /**
         * @description Sets the session cookie, or removes it.
         * @example finops_session=Zt4nQ8wLk2VxR7mJc9HsB1yFdP6gTeU3oKiA5vXzNqM; Path=/; HttpOnly; SameSite=Strict
         */
        "set-cookie": string;
        /**
         * @description Authentication scheme to use (RFC 9110), with `error="invalid_token"` if a credential was sent that is not valid (RFC 6750).
         * @example Bearer realm="financial-operations-api", error="invalid_token"
         */
        "www-authenticate": string;
        /**
         * @description `true` if this is the stored response to an earlier request with the same idempotency key.
         * @example true
         */
        "idempotency-replayed": "true";
        /**
         * @description Methods that the path supports.
         * @example GET, HEAD, OPTIONS
         */
        allow: string;
    };
    pathItems: never;
}
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
            /** @description The session; the cookie is set. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
            /** @description The session has ended. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
            /** @description The request is accepted. An e-mail is sent if the e-mail address has a user. */
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
    confirmPasswordReset: {
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
            /** @description The password is set. */
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
    updateBusiness: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                "application/json": components["schemas"]["BusinessUpdate"];
            };
        };
        responses: {
            /** @description The business after the change. */
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
            400: components["responses"]["invalid-business-update"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
            /** @description The business, pending. */
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
            /** @description A page of businesses. */
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
            /** @description A page of memberships. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the user who is a member.
                 * @example USR_7mKc4RtZ9vWq2XpL
                 */
                id: string;
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
                 * @description Whether to revoke the API keys whose secret the member was shown last.
                 * @example true
                 */
                revoke_api_keys?: boolean;
            };
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the user who is a member.
                 * @example USR_7mKc4RtZ9vWq2XpL
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removed membership, and the API keys of its member. */
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
            /** @description A page of invitations. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
            /** @description The invitation, revoked. */
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
            /** @description A page of keys. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
            /** @description The API key with its credential. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
            /** @description The API key with its new credential. */
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
            /** @description A page of keys. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
    listOauthApps: {
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
            /** @description A page of OAuth apps. */
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
                    "application/json": components["schemas"]["OAuthAppListResponse"];
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
    createOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                "application/json": components["schemas"]["OAuthAppCreate"];
            };
        };
        responses: {
            /** @description The OAuth app with its secret. */
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
                     * @example /console/v1/oauth_apps/OAP_6kVn2TzR8cHs5XwQ
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-oauth-app"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["kyb-required"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getOauthApp: {
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OAuth app. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            404: components["responses"]["oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    updateOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OAuthAppUpdate"];
            };
        };
        responses: {
            /** @description The OAuth app after the change. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-oauth-app-update"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["app-suspended"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    submitOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OAuth app, pending. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["app-not-rejected"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    rotateOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OAuth app with its new secret. */
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
                    "application/json": components["schemas"]["CreatedOAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["app-suspended"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listWebhookEndpoints: {
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
            /** @description A page of webhook endpoints. */
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
                    "application/json": components["schemas"]["WebhookEndpointListResponse"];
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
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The webhook endpoint with its secret. */
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
                     * @example /console/v1/webhook_endpoints/WHE_5nTc8XvQ2zLk7RmB
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpointResponse"];
                };
            };
            400: components["responses"]["invalid-webhook-endpoint"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["endpoint-limit-reached"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getWebhookEndpoint: {
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
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint. */
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
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["read-refused"];
            404: components["responses"]["webhook-endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint as it was. */
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
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["webhook-endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    rotateWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint with its new secret. */
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
                    "application/json": components["schemas"]["CreatedWebhookEndpointResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["webhook-endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    enableWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint, enabled. */
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
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["webhook-endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    disableWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint, disabled. */
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
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["webhook-endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the webhook endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointTest"];
            };
        };
        responses: {
            /** @description The delivery, scheduled. */
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
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            400: components["responses"]["invalid-webhook-endpoint-test"];
            401: components["responses"]["session-required"];
            403: components["responses"]["role-refused"];
            404: components["responses"]["webhook-endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["endpoint-not-receiving"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Return only events whose record has this `reference` or identifier, exactly.
                 * @example INV-2026-0417
                 */
                reference?: string;
                /**
                 * @description Return only events with a delivery in one of these states.
                 * @example [
                 *       "retrying",
                 *       "exhausted"
                 *     ]
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /**
                 * @description Return only events of these categories.
                 * @example [
                 *       "transfer"
                 *     ]
                 */
                category?: components["schemas"]["EventCategory"][];
                /**
                 * @description Return only events of these kinds.
                 * @example [
                 *       "transfer.funds_delivered"
                 *     ]
                 */
                event?: components["schemas"]["EventKind"][];
                /**
                 * @description Return only events created at or after this time.
                 * @example 2026-05-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Return only events created before this time.
                 * @example 2026-05-08T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
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
            /** @description A page of events. */
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
                    "application/json": components["schemas"]["EventListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getEvent: {
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
                 * @description Identifier of the event.
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
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
                    "application/json": components["schemas"]["EventDetailsResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            404: components["responses"]["event-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    replayEvent: {
        parameters: {
            query?: {
                /**
                 * @description Send it to this endpoint only.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                webhook_endpoint_id?: components["schemas"]["WebhookEndpointId"];
            };
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                 * @description Identifier of the event.
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay. */
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
                    "application/json": components["schemas"]["EventReplayResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["replay-target-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["no-receiver"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createEventReplay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                "application/json": components["schemas"]["EventReplayCreate"];
            };
        };
        responses: {
            /** @description The replay. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    /**
                     * @description Path of the resource that was created.
                     * @example /console/v1/event_replays/RPL_7tCw3VzH5kLs8XnP
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReplayResponse"];
                };
            };
            400: components["responses"]["invalid-event-replay"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["endpoint-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["replay-running"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["no-receiver"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getEventReplay: {
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
                 * @description Identifier of the replay.
                 * @example RPL_7tCw3VzH5kLs8XnP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay. */
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
                    "application/json": components["schemas"]["EventReplayResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            404: components["responses"]["event-replay-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Return only deliveries of this event.
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                event_id?: components["schemas"]["EventId"];
                /**
                 * @description Return only deliveries to this endpoint.
                 * @example WHE_5nTc8XvQ2zLk7RmB
                 */
                webhook_endpoint_id?: components["schemas"]["WebhookEndpointId"];
                /**
                 * @description Return only deliveries whose record has this `reference` or identifier, exactly.
                 * @example INV-2026-0417
                 */
                reference?: string;
                /**
                 * @description Return only deliveries in one of these states.
                 * @example [
                 *       "retrying",
                 *       "exhausted"
                 *     ]
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /**
                 * @description Return only deliveries of these categories.
                 * @example [
                 *       "transfer"
                 *     ]
                 */
                category?: components["schemas"]["EventCategory"][];
                /**
                 * @description Return only deliveries of these kinds.
                 * @example [
                 *       "transfer.funds_delivered"
                 *     ]
                 */
                event?: components["schemas"]["EventKind"][];
                /**
                 * @description Return only deliveries created at or after this time.
                 * @example 2026-05-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Return only deliveries created before this time.
                 * @example 2026-05-08T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
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
            /** @description A page of deliveries. */
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
                    "application/json": components["schemas"]["DeliveryListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getDelivery: {
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
                 * @description Identifier of the delivery.
                 * @example DLV_8kHz4QbX6nVt2CyM
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
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
                    "application/json": components["schemas"]["DeliveryDetailsResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            404: components["responses"]["delivery-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listRequestLogs: {
        parameters: {
            query?: {
                /**
                 * @description Return only the request with this `X-Request-Id`.
                 * @example req_8sKw3MzQ6vTn1LxB
                 */
                request_id?: components["schemas"]["RequestId"];
                /**
                 * @description Return only requests with one of these statuses; `4XX` is every status from 400 to 499.
                 * @example [
                 *       "422",
                 *       "5XX"
                 *     ]
                 */
                status?: string[];
                /**
                 * @description Return only requests with one of these methods.
                 * @example [
                 *       "POST"
                 *     ]
                 */
                method?: components["schemas"]["RequestMethod"][];
                /**
                 * @description Return only requests whose path begins with this.
                 * @example /v1/transfers
                 */
                path?: string;
                /**
                 * @description Return only requests that arrived at or after this time.
                 * @example 2026-05-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Return only requests that arrived before this time.
                 * @example 2026-05-08T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
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
            /** @description A page of request logs. */
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
                    "application/json": components["schemas"]["RequestLogListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getRequestLog: {
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
                 * @description `X-Request-Id` of the request.
                 * @example req_8sKw3MzQ6vTn1LxB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request log. */
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
                    "application/json": components["schemas"]["RequestLogResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            404: components["responses"]["request-log-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the customer.
                 * @example CUS_3nBv8XqLr5TzKw2M
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erased customer. */
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
                    "application/json": components["schemas"]["ErasedCustomerResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["owners-only"];
            404: components["responses"]["customer-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["customer-not-erasable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Return only entries of this action.
                 * @example api_key.created
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Return only entries of the user or API key with this identifier.
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
            /** @description A page of audit entries. */
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
                 * @description Profile of the entries. Defaults to the business itself.
                 * @example CUS_3nBv8XqLr5TzKw2M
                 */
                profile_id?: components["schemas"]["ProfileId"];
                /**
                 * @description Entries at or after this time. Defaults to the first entry.
                 * @example 2026-05-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Entries before this time. Defaults to the last entry.
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
                    /**
                     * @description Name of the file, made of the currency and the days of `from` and `to`.
                     * @example attachment; filename="statement-NGN-2026-05-01-2026-06-01.csv"
                     */
                    "Content-Disposition": string;
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
                 * @description Return only businesses with this `kyb_status`.
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
            /** @description A page of businesses. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                "application/json": components["schemas"]["Reason"];
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                "application/json": components["schemas"]["Reason"];
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
    listPlatformOauthApps: {
        parameters: {
            query?: {
                /**
                 * @description Return only apps in this state.
                 * @example pending
                 */
                status?: components["schemas"]["OAuthAppStatus"];
                /**
                 * @description Return only apps with a proposed change in this state.
                 * @example pending
                 */
                proposed_change?: components["schemas"]["ProposedChangeStatus"];
                /**
                 * @description Return only apps of this business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                business_id?: components["schemas"]["BusinessId"];
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
            /** @description A page of OAuth apps. */
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
                    "application/json": components["schemas"]["OAuthAppListResponse"];
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
    getPlatformOauthApp: {
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OAuth app. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-read"];
            404: components["responses"]["platform-oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    approveOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OAuthAppApproval"];
            };
        };
        responses: {
            /** @description The OAuth app, approved. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-approval"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["oauth-app-changed"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["app-not-approvable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    rejectOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OAuthAppRejection"];
            };
        };
        responses: {
            /** @description The OAuth app, rejected. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-rejection"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["oauth-app-changed"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["app-not-pending"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    suspendOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The OAuth app, suspended. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-reason"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["app-not-approved"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    reinstateOauthApp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OAuth app, approved again. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["app-not-suspended"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    registerBeneficiary: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the OAuth app.
                 * @example OAP_6kVn2TzR8cHs5XwQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeneficiaryCreate"];
            };
        };
        responses: {
            /** @description The OAuth app with its beneficiary. */
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
                    "application/json": components["schemas"]["OAuthAppResponse"];
                };
            };
            400: components["responses"]["invalid-beneficiary"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-oauth-app-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["beneficiary-present"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPlatformCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Return only customers in this state.
                 * @example in_review
                 */
                status?: components["schemas"]["CustomerStatus"];
                /**
                 * @description Return only customers of this business.
                 * @example BUS_8Kd2mQx7VtLp4ZrN
                 */
                business_id?: components["schemas"]["BusinessId"];
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
            /** @description A page of customers. */
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
                    "application/json": components["schemas"]["CustomerReviewListResponse"];
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
    getPlatformCustomer: {
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
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
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
                    "application/json": components["schemas"]["CustomerReviewResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-read"];
            404: components["responses"]["platform-customer-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    approveCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, active. */
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
                    "application/json": components["schemas"]["CustomerReviewResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-customer-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["customer-not-in-review"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    rejectCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The customer, rejected. */
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
                    "application/json": components["schemas"]["CustomerReviewResponse"];
                };
            };
            400: components["responses"]["invalid-reason"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-customer-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["customer-not-in-review"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    revertCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if it is missing or wrong.
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
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The customer, inactive. */
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
                    "application/json": components["schemas"]["CustomerReviewResponse"];
                };
            };
            400: components["responses"]["invalid-reason"];
            401: components["responses"]["session-required"];
            403: components["responses"]["administrators-only"];
            404: components["responses"]["platform-customer-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
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
    fundSandboxBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
                "application/json": components["schemas"]["SandboxFundingCreate"];
            };
        };
        responses: {
            /** @description The credited amount. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFundingResponse"];
                };
            };
            400: components["responses"]["invalid-sandbox-funding"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["profile-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["funding-refused"];
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
            /** @description The payment that arrived. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDepositResponse"];
                };
            };
            400: components["responses"]["invalid-sandbox-deposit"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["deposit-target-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["deposit-refused"];
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxPayoutSettle"];
            };
        };
        responses: {
            /** @description The transfer after the change. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
            /** @description The clock after the advance. */
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
    settleSandboxVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxVerificationSettle"];
            };
        };
        responses: {
            /** @description The verification after the change. */
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
                    "application/json": components["schemas"]["SandboxVerificationResponse"];
                };
            };
            400: components["responses"]["invalid-verification-settlement"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["sandbox-customer-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["customer-not-in-review"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSandboxIdentityToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                "application/json": components["schemas"]["SandboxIdentityTokenCreate"];
            };
        };
        responses: {
            /** @description The token. */
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
                    "application/json": components["schemas"]["SandboxIdentityTokenResponse"];
                };
            };
            400: components["responses"]["invalid-identity-token"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSandboxOauthTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                "application/json": components["schemas"]["SandboxOAuthTokensCreate"];
            };
        };
        responses: {
            /** @description The tokens. */
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
                    "application/json": components["schemas"]["SandboxOAuthTokensResponse"];
                };
            };
            400: components["responses"]["invalid-oauth-tokens"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["sandbox-app-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["sandbox-app-not-approved"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSandboxFill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
                 * @example 4rT7uVhC0yLq2mN9bXeJ6kWz1sDgPfA8oIvQ3tYcRxE
                 */
                "X-CSRF-Token"?: components["parameters"]["x-csrf-token-of-session"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
                "application/json": components["schemas"]["SandboxFillCreate"];
            };
        };
        responses: {
            /** @description The fill. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockActivityResponse"];
                };
            };
            400: components["responses"]["invalid-fill"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["symbol-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["fill-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSandboxEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                "application/json": components["schemas"]["SandboxEventCreate"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    /**
                     * @description Path of the resource that was created.
                     * @example /console/v1/events/EVT_5xGn7WmD2zRc8VhS
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            400: components["responses"]["invalid-event"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["event-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listSandboxFaults: {
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
            /** @description A page of faults. */
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
                    "application/json": components["schemas"]["SandboxFaultListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["history-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createSandboxFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                "application/json": components["schemas"]["SandboxFaultCreate"];
            };
        };
        responses: {
            /** @description The fault. */
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
                    "application/json": components["schemas"]["SandboxFaultResponse"];
                };
            };
            400: components["responses"]["invalid-fault"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["fault-limit-reached"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    deleteSandboxFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
                 * @description Identifier of the fault.
                 * @example FLT_9bRk4HxW7tLm2QvN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault as it was. */
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
                    "application/json": components["schemas"]["SandboxFaultResponse"];
                };
            };
            400: components["responses"]["invalid-call"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            404: components["responses"]["sandbox-fault-not-found"];
            406: components["responses"]["not-acceptable"];
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
            /** @description A page of e-mails. */
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
                 * @description The `csrf_token` of the session. Returns 403 `forbidden` if a session sends none or a wrong one; an API key needs none.
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SandboxReset"];
            };
        };
        responses: {
            /** @description The sandbox after the reset. */
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
            400: components["responses"]["invalid-sandbox-reset"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["control-refused"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
}
