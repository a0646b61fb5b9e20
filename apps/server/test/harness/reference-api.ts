import type { OperationDefaults, OperationId, operations, Scope } from '@finops/contract';
import { loadDocument } from '@finops/contract/document';
import { contractApp, listen } from '@finops/contract-express';
import { AddressValidation } from '../../src/domain/addresses/address-validation.ts';
import { Market } from '../../src/domain/pricing/market.ts';
import { admission } from '../../src/http/admit.ts';
import { signedCursors } from '../../src/http/cursor.ts';
import { errorReplies } from '../../src/http/error-body.ts';
import type { RequestContext, SuppliedHeader } from '../../src/http/handler.ts';
import { validateAddress } from '../../src/http/operations/addresses/validate-address.ts';
import { bankHandlers } from '../../src/http/operations/banks/index.ts';
import { countryHandlers } from '../../src/http/operations/countries/index.ts';
import { currencyHandlers } from '../../src/http/operations/currencies/index.ts';
import { industryHandlers } from '../../src/http/operations/industries/index.ts';
import { pairHandlers } from '../../src/http/operations/pairs/index.ts';
import { SimulatedVenue } from '../../src/rails/venue/simulated-venue.ts';
import { loadReference } from '../../src/reference/load-reference.ts';
import type { Services } from '../../src/services.ts';
import { memoryRateWindows } from '../../src/storage/requests/memory-rate-windows.ts';
import { randomIds } from '../../src/system.ts';
import { movedClock } from './worlds/moved-clock.ts';
import { profileOf } from './worlds/test-profile.ts';

/** Dependencies of the reference data operations, without a database. */
type ReferenceServices = Pick<
  Services,
  'addressValidation' | 'banks' | 'clock' | 'countries' | 'currencies' | 'cursors' | 'industries' | 'market'
>;

const referenceHandlers = (services: ReferenceServices) => ({
  ...bankHandlers(services),
  ...countryHandlers(services),
  ...currencyHandlers(services),
  ...industryHandlers(services),
  ...pairHandlers(services),
  validateAddress: validateAddress(services),
});

type ReferenceOperations = Pick<operations, OperationId & keyof ReturnType<typeof referenceHandlers>>;

const RATE_LIMIT = 1_000_000;
const businessId = 'BUS_1';
const profileIds = [businessId, 'CUS_1'];

/** Options of the reference data API. */
export interface ReferenceApiSettings {
  readonly services?: Partial<ReferenceServices>;
  /** Whether it is a sandbox, where addresses of test networks are valid; by default production. */
  readonly takesTestAddresses?: boolean;
  /** Requests per minute; by default practically unlimited. */
  readonly rateLimitPerMinute?: number;
}

/** The reference data operations behind the pipeline, without a database. */
export interface ReferenceApi {
  readonly venue: SimulatedVenue;
  /** Calls the API; any bearer value is a key of BUS_1 whose scopes it lists: `Bearer api:read`. */
  call(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Serves the reference data operations on a free port; a response that breaks the contract is a 500. */
export async function openReferenceApi(settings: ReferenceApiSettings = {}): Promise<ReferenceApi> {
  const clock = movedClock();
  const { takesTestAddresses = false } = settings;
  const reference = loadReference({ takesTestAddresses });
  const venue = new SimulatedVenue(reference.venue, 'seed');
  const services: ReferenceServices = {
    ...reference,
    clock,
    cursors: signedCursors(new Uint8Array(32)),
    market: new Market({ pairs: reference.pairs, venue }),
    addressValidation: new AddressValidation(reference.currencies),
    ...settings.services,
  };
  const handlers = referenceHandlers(services);
  const app = contractApp<ReferenceOperations, OperationDefaults, RequestContext, SuppliedHeader>({
    document: loadDocument(),
    include: ({ id }) => Object.hasOwn(handlers, id),
    handlers,
    newRequestId: () => randomIds.next('req_'),
    admit: admission(
      {
        clock,
        rateWindows: memoryRateWindows(),
        admissions: {
          admit: async ({ scheme, value }, { profileId = businessId } = {}) =>
            scheme === 'public_key'
              ? undefined
              : {
                  caller: {
                    kind: 'api_key',
                    businessId,
                    apiKeyId: 'AK_1',
                    scopes: new Set(value.split('+') as Scope[]),
                    rateLimit: undefined,
                  },
                  businessStatus: 'verified',
                  profile: profileIds.includes(profileId) ? profileOf({ businessId, profileId }) : undefined,
                  verdict: undefined,
                },
        },
      },
      {
        rateLimitPerMinute: settings.rateLimitPerMinute ?? RATE_LIMIT,
        businessRatePerMinute: 1_000_000,
        acceptLegacyHeaders: false,
        onCaller: () => {},
      },
    ),
    errorReply: errorReplies(() => {}),
    mistakes: 'fail',
    onMistake: ({ status, faults }, { operation }) => {
      console.error(`${operation?.id} answered ${status}: ${faults.join('; ')}`);
    },
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    venue,
    call: (path, init) => fetch(`${server.url}${path}`, init),
    close: () => server.close(),
  };
}
