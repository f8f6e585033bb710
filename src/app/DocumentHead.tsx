import { THEME_COLOR, THEME_COLOR_DARK } from '#site/brand.ts'

export function DocumentHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={THEME_COLOR_DARK} media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content={THEME_COLOR} />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  )
}
