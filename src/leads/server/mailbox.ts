import { domainToASCII } from 'node:url'

/**
 * Characters that a provider ignores in the name of a mailbox. With any other provider `a.b@` and `ab@` may be two people, so
 * they are kept apart. https://support.google.com/mail/answer/7436150
 */
const ignoredCharacters: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
  'protonmail.com': /[._-]/g,
  'pm.me': /[._-]/g,
}

const domainAliases: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * One name for all spellings of an address: capitals, wide letters, both forms of a domain, a plus and a tag after the name, and
 * characters that the provider ignores. Only for comparing: mails go to the address as it was typed.
 */
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
