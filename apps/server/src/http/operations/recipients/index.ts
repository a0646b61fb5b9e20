import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createRecipient } from './create-recipient.ts';
import { deleteRecipient } from './delete-recipient.ts';
import { getRecipient } from './get-recipient.ts';
import { listRecipients } from './list-recipients.ts';
import { resolveBankAccount } from './resolve-bank-account.ts';

/** Saved payout destinations. */
export const recipientHandlers = (services: Pick<ApiServices, 'accountLookup' | 'cursors' | 'recipients'>) =>
  ({
    createRecipient: createRecipient(services),
    deleteRecipient: deleteRecipient(services),
    getRecipient: getRecipient(services),
    listRecipients: listRecipients(services),
    resolveBankAccount: resolveBankAccount(services),
  }) satisfies Partial<Handlers>;
