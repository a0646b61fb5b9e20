import type { Letter } from './mail.ts';

/** The mail with an invitation to a business (G126). */
export function invitationLetter(facts: {
  readonly businessName: string;
  readonly role: string;
  readonly token: string;
  readonly expiresAt: string;
}): Letter {
  return {
    subject: `You are invited to ${facts.businessName}`,
    text: textOf(
      `You are invited to join ${facts.businessName} as ${facts.role}.`,
      'Accept the invitation in the console with this token:',
      facts,
    ),
  };
}

/** The mail with a password reset token (G127). */
export function passwordResetLetter(facts: { readonly token: string; readonly expiresAt: string }): Letter {
  return {
    subject: 'Reset your password',
    text: textOf(
      'A password reset was requested for your user.',
      'Set a new one in the console with this token:',
      facts,
    ),
  };
}

function textOf(
  news: string,
  advice: string,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: string },
): string {
  const until = `${expiresAt.slice(0, 10)} ${expiresAt.slice(11, 16)} UTC`;
  const ending = `It is good until ${until}. If you did not expect this mail, ignore it.`;
  return `${[news, advice, token, ending].join('\n\n')}\n`;
}
