/** Settings of an owner who has thought of everything. */
export const ownEnvironment: Readonly<Record<string, string>> = {
  SITE_BRAND: 'Acme',
  SITE_URL: 'https://acme.com',
  CONTACT_EMAIL: 'hello@acme.com',
  OFFICES: '',
  SOCIAL_LINKEDIN_URL: 'https://linkedin.com/company/acme',
  SOCIAL_INSTAGRAM_URL: '',
  SOCIAL_YOUTUBE_URL: '',
  BLOG_URL: '',
  BUILDER_URL: 'https://build.acme.com',
  LEGAL_NAME: 'Acme Ltda.',
  TAX_NUMBER: 'CNPJ 00.000.000/0001-00',
  PRIVACY_EMAIL: 'privacy@acme.com',
  PRIVACY_OFFICER: 'Ana Prado',
  SMTP_URL: 'smtp://localhost',
  TRUSTED_PROXIES: '127.0.0.1',
  DESK_WORKING_HOURS: 'America/Sao_Paulo Mon-Fri 09:00-12:00',
}
