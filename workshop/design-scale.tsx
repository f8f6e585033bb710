import { useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { Cluster, Grid, Split, Stack } from '#ui/Layout.tsx'
import styles from './workshop.module.css'

type Token = { name: string; value: string }

/** `property` is what the sample of a token is drawn with. */
const scales = [
  { title: 'Type', property: '--step', has: ({ name }: Token) => name.startsWith('--t-') },
  { title: 'Space', property: '--width', has: ({ name }: Token) => name.startsWith('--s-') },
  { title: 'Radius', property: '--radius', has: ({ name }: Token) => name.startsWith('--r-') },
  { title: 'Color', property: '--color', has: ({ value }: Token) => CSS.supports('color', value) },
]

/** Every token of tokens.css, read from the browser, so that this page is never out of date. */
function readTokens(): Token[] {
  const names = [...document.styleSheets].flatMap(({ cssRules }) => namesIn(cssRules))
  const computed = getComputedStyle(document.documentElement)
  return [...new Set(names)].map((name) => ({ name, value: computed.getPropertyValue(name) }))
}

function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return namesIn(rule.cssRules)
    return rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : []
  })
}

export function DesignScale() {
  const [tokens] = useState(readTokens)
  return (
    <Stack gap="block">
      {scales.map(({ title, property, has }) => (
        <Stack key={title}>
          <h3>{title}</h3>
          <Grid as="ul" columns={4}>
            {tokens.filter(has).map(({ name, value }) => (
              <li key={name} ref={(item) => item?.style.setProperty(property, `var(${name})`)}>
                {property === '--step' ? <p className={styles.step}>Aa</p> : <i className={styles.swatch} />}
                <small>
                  <b>{name}</b> {value}
                </small>
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}

const cards = (...labels: string[]) =>
  labels.map((label) => (
    <Card key={label} surface="sand">
      {label}
    </Card>
  ))

export function Layouts() {
  return (
    <Stack gap="block">
      <Stack>{cards('Stack', 'below each other')}</Stack>
      <Cluster>{cards('Cluster', 'in a row', 'that wraps')}</Cluster>
      <Grid columns={3}>{cards('Grid', 'three columns', 'of equal width')}</Grid>
      <Split ratio="1:2">{cards('Split', 'two columns, one to two')}</Split>
      <Split ratio="7:5">{cards('Split, wide first', 'seven to five')}</Split>
    </Stack>
  )
}
