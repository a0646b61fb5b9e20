import { createClient } from '@finops/client';
const baseUrl = 'http://127.0.0.1:41639';
const authUrl = 'http://127.0.0.1:41639';
const apiKey = 'key';
const clientId = 'app';
const clientSecret = 'secret';
for (const sample of [async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const balance of client.balances.list()) {
  console.log(balance);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const balance = await client.balances.create({
  currency: 'KES',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const balance = await client.balances.get('USDT');
},
async () => {


const client = createClient({ baseUrl });

for await (const currencyDetails of client.currencies.list()) {
  console.log(currencyDetails);
}
},
async () => {


const client = createClient({ baseUrl });

const currencyDetails = await client.currencies.get('USDT');
},
async () => {


const client = createClient({ baseUrl });

for await (const pair of client.pairs.list()) {
  console.log(pair);
}
},
async () => {


const client = createClient({ baseUrl });

for await (const country of client.countries.list()) {
  console.log(country);
}
},
async () => {


const client = createClient({ baseUrl });

for await (const bank of client.banks.list()) {
  console.log(bank);
}
},
async () => {


const client = createClient({ baseUrl });

const addressValidity = await client.addresses.validate({
  type: 'address',
  address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
  currency: 'USDT',
  network: 'TRX',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const depositAddress = await client.addresses.get('USDT');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const depositAddress = await client.addresses.regenerate({
  network: 'TRX',
  currency: 'USDT',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const customer of client.customers.list()) {
  console.log(customer);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const customer = await client.customers.create({
  type: 'individual',
  email: 'ada@example.com',
  country_id: 'NG',
  phone: '+234 801 234 5678',
  birth_date: '10-12-1985',
  address: {
    country_id: 'NG',
    address_line_1: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos',
    postal_code: '101241',
  },
  has_accepted_terms: true,
  first_name: 'Ada',
  last_name: 'Lovelace',
  identifying_information: [{
    type: 'passport',
    number: 'A01234567',
    country: 'NG',
    image_front: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMQ0agAAAEIALWgTcZtAAAAAElFTkSuQmCC',
  }, {
    type: 'selfie',
    number: '',
    country: 'NG',
    image_front: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mM4saAJAAQeAevn0juAAAAAAElFTkSuQmCC',
  }],
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const industry of client.customers.listIndustries()) {
  console.log(industry);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const customer = await client.customers.get('CUS_5pXw8RkJ2vTq9LmB');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const customer = await client.customers.update('CUS_5pXw8RkJ2vTq9LmB', {
  address: {
    country_id: 'NG',
    address_line_1: '12 Marina Road',
    address_line_2: 'Flat 3',
    city: 'Lagos',
    state: 'Lagos',
    postal_code: '101241',
  },
  identifying_information: [{
    type: 'bvn',
    number: '22123456789',
    country: 'NG',
  }],
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const customer = await client.customers.verify('CUS_5pXw8RkJ2vTq9LmB');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

await client.customers.shareToken('CUS_5pXw8RkJ2vTq9LmB', {
  token: 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6Imt5Yy0xIn0.eyJpc3MiOiJodHRwczovL2V4YW1wbGUuY29tL2lkZW50aXR5Iiwic3ViIjoiYXBwbGljYW50LTIwNCIsImV4cCI6MTc3Nzg4ODgwMH0.YW4gZXhhbXBsZSwgbm90IGEgcmVhbCBzaWduYXR1cmU',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const virtualBankAccount = await client.virtualBankAccounts.get('NGN');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const quote of client.quotes.list()) {
  console.log(quote);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const quote = await client.quotes.create({
  source_currency: 'USDT',
  target_currency: 'NGN',
  source_amount: '500.00',
  pay_out: {
    type: 'bank_transfer',
    recipient_id: 'REC_1yHk6SvP9dCm4XtQ',
  },
  reference: 'INV-2026-0417',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const quote = await client.quotes.get('QUO_9tRb3MxF6wJk2PsD');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const transfer of client.transfers.list()) {
  console.log(transfer);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const transfer = await client.transfers.create({
  quote_id: 'QUO_9tRb3MxF6wJk2PsD',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const transfer = await client.transfers.get('TRF_6wNs1KqZ8bVd3HyJ');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const transfer = await client.transfers.cancel('TRF_3xPm7RdT9kWc5LzG');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const transaction of client.transactions.list()) {
  console.log(transaction);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const transaction = await client.transactions.get('TXN_8vLd2QsM5wXk9RzB');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const recipient of client.recipients.list()) {
  console.log(recipient);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const recipient = await client.recipients.create({
  type: 'ngn_bank',
  account_name: 'ADA LOVELACE',
  account_number: '0123456789',
  bank_code: '058',
  bank_name: 'Guaranty Trust Bank',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const recipient = await client.recipients.get('REC_1yHk6SvP9dCm4XtQ');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const result = await client.recipients.delete('REC_1yHk6SvP9dCm4XtQ');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const resolvedBankAccount = await client.recipients.resolveBankAccount({
  currency_id: 'NGN',
  country_id: 'NG',
  channel: 'bank_transfer',
  account_number: '0123456789',
  bank_code: '058',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const paymentLink of client.paymentLinks.list()) {
  console.log(paymentLink);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentLink = await client.paymentLinks.create({
  type: 'donation',
  fixed: true,
  one_time: false,
  name: 'Library fund',
  title: 'Help the library grow',
  description: 'Every gift buys books for the reading room.',
  target_currency: 'NGN',
  quote_amount: '86000.00',
  quote_currency: 'NGN',
  images: ['https://example.com/images/reading-room.jpg'],
  require_extra_info: [{
    field_name: 'email',
    required: true,
  }, {
    field_name: 'name',
    required: false,
  }],
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const readablePaymentLink = await client.paymentLinks.get('PAYL_6bNz1TfW8qHs3KyX');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentLink = await client.paymentLinks.delete('PAYL_6bNz1TfW8qHs3KyX');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentLink = await client.paymentLinks.update('PAYL_6bNz1TfW8qHs3KyX', {
  title: 'Help the library buy books',
  expires_at: '2036-06-30T23:00:00Z',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const paymentRequest of client.paymentLinks.listRequests('PAYL_6bNz1TfW8qHs3KyX')) {
  console.log(paymentRequest);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentRequest = await client.paymentLinks.createRequest('PAYL_6bNz1TfW8qHs3KyX', {
  source_currency: 'USDT',
  pay_in: {
    type: 'address',
    network: 'TRX',
  },
  requested_info: {
    email: 'ada@example.com',
    name: 'Ada Lovelace',
  },
  reference: 'GIFT-2026-0093',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const paymentRequest of client.paymentRequests.list()) {
  console.log(paymentRequest);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentRequest = await client.paymentRequests.create({
  source_currency: 'NGN',
  target_currency: 'NGN',
  source_amount: '50000.00',
  pay_in: {
    type: 'temporary_bank_account',
  },
  additional_info: {
    email: 'ada@example.com',
    phone_number: '+2348012345678',
    name: 'Ada Lovelace',
    source: 'newsletter',
  },
  reference: 'INV-2026-0418',
  source: 'order',
  source_id: 'ORDER-1843',
});
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentRequest = await client.paymentRequests.get('PAYR_9mTq2WxK7dLz5VcN');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const paymentRequest = await client.paymentRequests.cancel('PAYR_2fKs9PwN6yRd4TgB');
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

for await (const stockActivity of client.stocks.getPosition('AAPL')) {
  console.log(stockActivity);
}
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const result = await client.stocks.listMovers();
},
async () => {


const client = createClient({ baseUrl, credential: { apiKey } });

const pledgeQuote = await client.pledges.createQuote({
  reference: 'CREDIT-AGREEMENT-2026-11',
  items: [{
    asset: 'BTC',
    amount: '0.25',
  }, {
    asset: 'USDT',
    amount: '1000.00',
  }],
  expires_at: '2026-05-04T10:15:00Z',
  meta: {
    case_officer: 'Sophie Germain',
  },
});
},
async () => {


const client = createClient({ baseUrl, authUrl, app: { clientId, clientSecret } });

const jsonWebKeySet = await client.oauth.getJwks();
},
async () => {


const client = createClient({ baseUrl, authUrl, app: { clientId, clientSecret } });

const openidConfiguration = await client.oauth.getOpenidConfiguration();
},
async () => {


const client = createClient({ baseUrl, authUrl, app: { clientId, clientSecret } });

const address = client.oauth.authorizeApp({
  response_type: 'code',
  client_id: 'service-oauth2-3b1f8c52-7d4e-4a96-9c0b-2e5d7f81a640-test',
  redirect_uri: 'https://example.com/oauth/callback',
  scope: 'openid offline_access balances:read',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
});
},
async () => {


const client = createClient({ baseUrl, authUrl, app: { clientId, clientSecret } });

const tokenResponse = await client.oauth.createToken({
  grant_type: 'refresh_token',
  refresh_token: 'example-refresh-token-1',
});
},
async () => {


const client = createClient({ baseUrl, authUrl, app: { clientId, clientSecret } });

await client.oauth.revokeToken({
  token: 'example-refresh-token-2',
  token_type_hint: 'refresh_token',
});
}]) await sample();