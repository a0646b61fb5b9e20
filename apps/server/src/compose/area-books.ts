import type { AreaBooks } from '../storage/area-books.ts';
import { depositBooks } from '../storage/deposit-books.ts';
import { paymentRequestBooks } from '../storage/payment-request-books.ts';
import { stockBooks } from '../storage/stock-books.ts';
import { transferBooks } from '../storage/transfer-books.ts';

/** Every area whose records hold money, for the server and for `npm run books`. */
export const areaBooks: readonly AreaBooks[] = [transferBooks, depositBooks, paymentRequestBooks, stockBooks];
