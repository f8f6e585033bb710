import { domainToASCII } from 'node:url'

/**
 * Characters that a provider ignores in mailbox names. At any other provider, `a.b@` and `ab@` may be two people.
 * https://support.google.com/mail/answer/7436150
 */
const ignoredCharacters: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
  'protonmail.com': /[._-]/g,
  'pm.me': /[._-]/g,
}

const domainAliases: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/** Maps all spellings of an address to one name, only for comparison: emails go to the address as typed. */
export function mailboxOf(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  const plus = text.indexOf('+')
  const name = text.slice(0, plus > 0 && plus < at ? plus : at)
  const typed = text.slice(at + 1)
  const ascii = domainToASCII(typed) || typed
  const domain = domainAliases[ascii] ?? ascii
  const ignored = ignoredCharacters[domain]
  return `${(ignored && name.replaceAll(ignored, '')) || name}@${domain}`
}
