import { expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { PINNED_VOICE_WIDGET, readSettings, variables, type Settings } from './settings.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

const links = ({ social, blogUrl, builderUrl }: Settings) => [...Object.values(social), blogUrl, builderUrl]
const isSample = (address: string | undefined) => address?.includes('example.com/verdora')

it('has defaults, also for empty variables', () => {
  expect(readSettings({})).toMatchObject({ brand: 'Verdora', siteUrl: 'https://verdora.example' })
  expect(readSettings({ SITE_BRAND: '', LEAD_FORM_URL: '' })).toEqual(readSettings({}))
  expect(readSettings({ SITE_BRAND: 'Acme' }).brand).toBe('Acme')
})

it.runIf(hasPortuguese)('accepts any number of offices in any country, named in each language', () => {
  const [bonn, lisbon] = ['Hauptstraße 1, Bonn', 'Rua Garrett 12, Lisboa']
  const { offices } = readSettings({ OFFICES: `DE | ${bonn} | +49 228 555 0142;PT|${lisbon}` })
  expect(offices).toMatchObject([
    { country: 'DE', names: { en: 'Germany', pt: 'Alemanha' }, address: bonn, phone: '+49 228 555 0142' },
    { country: 'PT', names: { en: 'Portugal', pt: 'Portugal' }, address: lisbon, phone: undefined },
  ])
})

it.each([
  [{}, {}],
  [{ TAX_NUMBER: 'CNPJ 12.345.678/0001-90' }, { cnpj: '12.345.678/0001-90' }],
  [
    { TAX_NUMBER: '12.ABC.345/01DE-35', PRIVACY_OFFICER: 'Ana P.' },
    { cnpj: '12.ABC.345/01DE-35', officer: 'Ana P.' },
  ],
  [
    { TAX_NUMBER: 'EIN 12-3456789', LEGAL_NAME: 'Acme' },
    { taxNumber: 'EIN 12-3456789', legalName: 'Acme' },
  ],
])('tells a CNPJ from other tax numbers in %j', (environment, legal) => {
  expect(readSettings(environment).legal).toEqual(legal)
})

it('removes optional parts that are set to an empty value', () => {
  const nothing = { OFFICES: '', SOCIAL_INSTAGRAM_URL: '', BLOG_URL: '', BUILDER_URL: '' }
  const settings = readSettings(nothing)
  expect(settings).toMatchObject({ offices: [], blogUrl: undefined, builderUrl: undefined })
  expect(Object.keys(settings.social)).toEqual(['linkedin', 'youtube'])
})

it('has no sample links under another brand', () => {
  expect(links(readSettings({})).every(isSample)).toBe(true)
  expect(links(readSettings({ SITE_BRAND: variables.SITE_BRAND.initial })).every(isSample)).toBe(true)
  expect(links(readSettings({ SITE_BRAND: 'Acme' })).filter((link) => link !== undefined)).toEqual([])
  const [blog, videos] = ['https://acme.com/blog', 'https://acme.com/videos']
  const own = { SITE_BRAND: 'Acme', BLOG_URL: blog, SOCIAL_YOUTUBE_URL: videos, BUILDER_URL: '' }
  expect(links(readSettings(own))).toEqual([videos, blog, undefined])
})

it('uses one email address for all languages if only one is set', () => {
  const one = { CONTACT_EMAIL: 'a@acme.example' }
  expect(new Set(Object.values(readSettings(one).emails))).toEqual(new Set(['a@acme.example']))
  if (!hasPortuguese) return
  expect(readSettings({}).emails).toMatchObject({ en: 'hello@verdora.example', pt: 'contato@verdora.example' })
  expect(readSettings({ ...one, CONTACT_EMAIL_PT: 'b@acme.example' }).emails[PT]).toBe('b@acme.example')
})

it.runIf(hasPortuguese)('has prices only if they are set, in the currency set for a language', () => {
  expect(readSettings({}).prices).toEqual({ en: {}, pt: {} })
  const usd = { PRICES_FROM: 'hr-ai-assistant=USD 1900, data-analytics=USD 5.50', BUILDER_PRICE: 'USD 49' }
  const { prices } = readSettings({ ...usd, PRICES_FROM_PT: 'hr-ai-assistant=BRL 9500' })
  expect(prices.en).toMatchObject({
    'hr-ai-assistant': { currency: 'USD', amount: 1900, text: '$1,900' },
    'data-analytics': { text: '$5.50' },
    'no-code-ai-assistant': { text: '$49' },
  })
  expect(Object.values(prices[PT]).map(({ text }) => text)).toEqual(['R$\u00A09.500', 'US$\u00A049'])
})

it.each(
  Object.entries({
    SITE_BRAND: ['   '],
    SITE_URL: ['verdora.com', 'https://verdora.com/', 'https://verdora.com/en', 'ftp://verdora.com'],
    CONTACT_EMAIL: ['hello', 'a@b.c<script>'],
    OFFICES: ['US | 500 Congress Avenue | 512 555 0142', 'XX | Nowhere 1', 'DE | ', 'DE | Hauptstrasse 1, Bonn;'],
    BLOG_URL: ['javascript:alert(1)'],
    PRICES_FROM: ['900', 'hr-ai-assistant=900', 'hr=USD 900', 'hr-ai-assistant=USD 900;data-analytics=USD 9'],
    BUILDER_PRICE: ['49', '$49', 'USD 4,900', 'ABC 49'],
    FLAG_HOST: ['https://flags.example/w40'],
    ASK_BEFORE_FRAMES: ['true'],
    VOICE_AGENT_ID: ['agent one'],
    VOICE_WIDGET_URL: ['here'],
    HIDE_VOICE_BRANDING: ['1'],
    ANALYTICS_MEASUREMENT_ID: ['UA-1234-5'],
    HSTS_MAX_AGE: ['1 year', '-1'],
    HSTS_INCLUDE_SUBDOMAINS: ['true'],
    HSTS_PRELOAD: ['1'],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('rejects %s="%s", naming the variable, the value and an example', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}="${value}" is not`)
  expect(() => readSettings({ [name]: value })).toThrow(`Example: ${name}=`)
})

it.each([
  { HSTS_PRELOAD: 'yes' },
  { HSTS_PRELOAD: 'yes', HSTS_MAX_AGE: '31535999', HSTS_INCLUDE_SUBDOMAINS: 'yes' },
  { HSTS_PRELOAD: 'yes', HSTS_MAX_AGE: '63072000' },
])('rejects HSTS preload settings that browsers would not accept: %j', (environment) => {
  expect(() => readSettings(environment)).toThrow(/HSTS_PRELOAD=yes needs .*HSTS_INCLUDE_SUBDOMAINS.*HSTS_MAX_AGE/)
})

it('reports all invalid values at once', () => {
  expect(() => readSettings({ SITE_URL: 'x', CONTACT_EMAIL: 'y' })).toThrow(/SITE_URL[^]*CONTACT_EMAIL/)
})

it('pins the voice widget to the installed version', () => {
  expect(PINNED_VOICE_WIDGET).toContain(`@${packageFile.dependencies['@elevenlabs/convai-widget-embed']}/`)
})

it('accepts the examples of all variables', () => {
  for (const [name, { kind }] of Object.entries(variables)) readSettings({ [name]: kind.example })
})
