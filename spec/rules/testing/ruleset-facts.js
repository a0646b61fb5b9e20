/**
 * Repeats the settings of .spectral.yaml, so that weakening or disabling a rule, or adding an exception, is visible as
 * a change of this file too.
 */

export const head = {
  extends: [['spectral:oas', 'all']],
  formats: ['oas3_1'],
  functionsDir: 'spec/rules',
  functions: [
    'amounts',
    'body-limits',
    'codes-normalized',
    'components-used',
    'decisions-known',
    'decisions-used',
    'discriminated-unions',
    'envelope',
    'error-body',
    'error-examples',
    'error-names',
    'expected-responses',
    'idempotency',
    'issuer-paths',
    'json-bodies',
    'named-bodies',
    'named-examples',
    'open-requests',
    'operation-ids',
    'pagination',
    'plain-schemas',
    'response-headers',
    'response-ids',
    'scopes-agree',
    'scopes-known',
    'security-stated',
    'session-access',
    'shared-failures',
    'state-machines',
    'status-enums',
    'webhook-form',
  ],
};

/** Rules disabled in the split roots. */
export const split = {
  files: ['spec/openapi.yaml', 'spec/console/openapi.yaml'],
  rules: { 'oas3-schema': 'off' },
};

/** The rules of the standard ruleset with changed settings. */
export const standard = {
  'info-contact': 'off',
  'contact-properties': 'off',
  'license-url': 'off',
  'oas3-operation-security-defined': 'off',
  'oas3-unused-component': 'off',
  'oas3-valid-media-example': 'off',
};

/** Our rules: the function, whether it sees references (`resolved: false`), and its options. */
export const own = {
  'json-bodies': {
    function: 'json-bodies',
    options: {
      form: ['createToken', 'revokeToken'],
    },
  },
  'envelope-on-success': {
    function: 'envelope',
    options: {
      bare: ['shareCustomerToken'],
    },
  },
  'success-bodies-named': {
    function: 'named-bodies',
    resolved: false,
    options: { envelope: 'SuccessEnvelope' },
  },
  'requests-stay-open': {
    function: 'open-requests',
  },
  'error-body-on-failure': {
    function: 'error-body',
  },
  'pagination-on-lists': {
    function: 'pagination',
    options: {
      fields: {
        current_entries_size: 'integer',
        next_cursor: 'string',
        previous_cursor: 'string',
      },
      objectPages: ['getStockPosition'],
      bareLimits: ['listStockMovers'],
    },
  },
  'amounts-as-decimal-strings': {
    function: 'amounts',
    resolved: false,
    options: {
      anywhere: ['amount', 'amounts'],
      words: [
        'amount',
        'amounts',
        'balance',
        'basis',
        'charge',
        'cost',
        'costs',
        'deposit',
        'fee',
        'fees',
        'paid',
        'percent',
        'percentage',
        'pnl',
        'price',
        'prices',
        'rate',
        'rates',
        'sum',
        'tax',
        'tokens',
        'total',
        'value',
      ],
      names: [
        'min',
        'max',
        'available',
        'pending',
        'savings',
        'investments',
        'change_24h',
        'percentage_change',
        'percentage_ownership',
      ],
      decimals: ['Decimal', 'PositiveDecimal'],
      except: [
        'allow_customer_amount',
        'Balance.deposit',
        'CurrencyDetails.deposit',
        'CurrencyNetwork.deposit',
        'CustomerBase.deposit',
        'parameter.deposit',
      ],
    },
  },
  'response-ids-with-prefix': {
    function: 'response-ids',
    resolved: false,
    options: {
      except: ['Country', 'CurrencyNetwork', 'Pair'],
    },
  },
  'components-used': {
    function: 'components-used',
    resolved: false,
    options: {
      except: ['AccessTokenClaims', 'TokenPair', 'WebhookEvent', 'method-not-allowed'],
    },
  },
  'plain-schemas': {
    function: 'plain-schemas',
    resolved: false,
  },
  'discriminated-unions': {
    function: 'discriminated-unions',
    resolved: false,
  },
  'webhook-form': {
    function: 'webhook-form',
    resolved: false,
    options: {
      headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'x-bu-signature'],
      envelope: 'WebhookEnvelope',
      union: 'WebhookEvent',
      fields: ['business_id', 'event', 'data'],
    },
  },
  'status-enums-match-states': {
    function: 'status-enums',
    resolved: false,
    options: {
      states: 'spec/states',
      except: ['KycStatus', 'TransactionStatus'],
    },
  },
  'state-machines-sound': {
    function: 'state-machines',
    resolved: false,
    options: {
      states: 'spec/states',
      emitted: ['customer.verification.', 'payment_request.', 'transfer.'],
      silent: ['payment-request: under_payment under_payment clock'],
    },
  },
  'decisions-known': {
    function: 'decisions-known',
    resolved: false,
    options: {
      decisions: 'spec/decisions.yaml',
    },
  },
  'decisions-used': {
    function: 'decisions-used',
    resolved: false,
    options: {
      decisions: 'spec/decisions.yaml',
    },
  },
  'error-names-match-catalogue': {
    function: 'error-names',
    resolved: false,
    options: {
      errors: 'spec/errors.yaml',
      schemas: {
        ErrorName: 'api',
        OAuthErrorName: 'oauth',
      },
    },
  },
  'error-examples-known': {
    function: 'error-examples',
    options: {
      errors: 'spec/errors.yaml',
      except: {
        authorizeApp: ['invalid_client'],
      },
    },
  },
  'named-examples-everywhere': {
    function: 'named-examples',
  },
  'response-headers-everywhere': {
    function: 'response-headers',
    resolved: false,
    options: {
      headers: ['X-Request-Id', 'x-rate-limit'],
    },
  },
  'operation-id-form': {
    function: 'operation-ids',
    options: {
      verbs: {
        get: ['authorize', 'get', 'list'],
        post: ['cancel', 'create', 'regenerate', 'resolve', 'revoke', 'share', 'validate', 'verify'],
        put: ['update'],
        patch: ['update'],
        delete: ['delete'],
      },
    },
  },
  'issuer-paths': {
    function: 'issuer-paths',
    options: {
      prefix: '/v1/',
      issuer: [
        '/.well-known/jwks.json',
        '/.well-known/openid-configuration',
        '/oauth2/auth',
        '/oauth2/revoke',
        '/oauth2/token',
      ],
    },
  },
  'security-stated': {
    function: 'security-stated',
    options: {
      public: [
        'authorizeApp',
        'getCurrency',
        'getJwks',
        'getOpenidConfiguration',
        'listBanks',
        'listCountries',
        'listCurrencies',
        'listPairs',
        'validateAddress',
      ],
      optional: ['listPairs'],
      usual: ['ApiKey', 'OAuth2'],
      also: {
        PublicKey: [
          'createPaymentLinkRequest',
          'createPaymentRequest',
          'getMerchant',
          'getPaymentLink',
          'getPaymentRequest',
        ],
      },
      only: {
        createPledgeQuote: ['OAuth2'],
        createToken: ['ClientBasic'],
        revokeToken: ['ClientBasic'],
      },
      scoped: ['ApiKey', 'OAuth2'],
    },
  },
  'session-access': {
    function: 'session-access',
    options: {
      scheme: 'Session',
      roles: ['owner', 'developer', 'viewer'],
      token: 'X-CSRF-Token',
    },
  },
  'scopes-known': {
    function: 'scopes-known',
  },
  'scopes-agree': {
    function: 'scopes-agree',
    options: {
      schemes: ['ApiKey', 'OAuth2'],
    },
  },
  'idempotency-key-on-creation': {
    function: 'idempotency',
    options: {
      except: ['createToken'],
      answering200: ['cancelPaymentRequest', 'cancelTransfer', 'createPledgeQuote', 'regenerateAddress'],
    },
  },
  'body-limit-on-requests': {
    function: 'body-limits',
    options: {
      sizes: [16384, 262144, 25165824],
    },
  },
  'codes-normalized': {
    function: 'codes-normalized',
    options: {
      names: ['currency', 'currency_id', 'network', 'symbol', 'asset'],
      parameters: ['base', 'counter', 'code', 'id_or_code'],
    },
  },
  'expected-responses': {
    function: 'expected-responses',
    options: {
      always: ['400', '406', '429', '500', '503'],
      secured: ['401'],
      scoped: ['403'],
      body: ['413', '415'],
      parameter: ['404'],
      never: ['405'],
      except: {
        getJwks: ['400'],
        getOpenidConfiguration: ['400'],
      },
    },
  },
  'failures-are-shared': {
    function: 'shared-failures',
    resolved: false,
  },
};
