import type { Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import type { SiteFacts } from '#site/placeholders.ts'
import { fillBrackets } from '#site/template.ts'
import { readTextsFrom } from '../documents/texts.ts'
import type { LeadsSettings } from './settings.ts'

export type MailIdentity = ReturnType<typeof createMailIdentity>

export type MailTexts = Texts['mails'] & Pick<Texts['forms'], 'teamSizes' | 'topics'>

export type Site = SiteFacts & { siteUrl: string; emails: Record<Language, string> }

export function createMailIdentity(
  site: Site,
  publicFolder: string,
  { teamLanguage, timeZone, meetingUrl }: Pick<LeadsSettings, 'teamLanguage' | 'timeZone' | 'meetingUrl'>,
) {
  const { brand, siteUrl, emails } = site
  const read = readTextsFrom(publicFolder, site)
  return {
    brand,
    siteUrl,
    /** Ids of emails and calendar events end with it. */
    host: new URL(siteUrl).host,
    emails,
    teamLanguage,
    timeZone,
    meetingUrl,
    texts: async (language: Language): Promise<MailTexts> => {
      const { teamSizes, topics } = await read(language, 'forms')
      return { ...(await read(language, 'mails')), teamSizes, topics }
    },
  }
}

export function linkText(texts: { link: string; linkLater: string }, { meetingUrl }: MailIdentity): string {
  return meetingUrl ? fillBrackets(texts.link, { url: meetingUrl }) : texts.linkLater
}
