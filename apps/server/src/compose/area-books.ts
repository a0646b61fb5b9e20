import type { AreaBooks } from '../storage/books/area-books.ts';
import { depositBooks } from '../storage/books/deposit-books.ts';
import { paymentRequestBooks } from '../storage/books/payment-request-books.ts';
import { stockBooks } from '../storage/books/stock-books.ts';
import { transferBooks } from '../storage/books/transfer-books.ts';

/** Every area whose records hold money, for the server and for `npm run books`. */
export const areaBooks: readonly AreaBooks[] = [transferBooks, depositBooks, paymentRequestBooks, stockBooks];
