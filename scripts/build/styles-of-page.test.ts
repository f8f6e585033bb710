import { expect, it } from 'vitest'
import { stylesOfPage } from './styles-of-page.ts'

const html = '<p class="aa bb">Text</p><i class=cc></i><dialog class=dd><b class=ee></b></dialog>'

it.each([
  ['keeps what the page has', '.aa{color:red}', '.aa{color:red}'],
  ['leaves out what it has not', '.xx{color:red}.bb{color:red}', '.bb{color:red}'],
  ['keeps elements and attributes', 'p{color:red}[lang]{color:red}', 'p,[lang]{color:red}'],
  ['leaves out what has to be opened', '.aa[open]{color:red}', ''],
  ['and a dialog that is closed', 'dialog{color:red}.dd .ee{color:red}.aa:has(.dd:modal){color:red}', ''],
  ['and what is around that', '.aa:has(details[open],:popover-open){color:red}', ''],
  ['keeps what opens by itself', '.aa:popover-open{color:red}', '.aa:popover-open{color:red}'],
  ['takes a list apart', '.aa,.xx{color:red}', '.aa{color:red}'],
  ['wants all classes of a selector', '.aa .xx{color:red}', ''],
  ['does not ask for what may not be there', '.aa:not(.xx){color:red}', '.aa:not(.xx){color:red}'],
  [
    'asks for what has to be in it',
    '.aa:has(.xx){color:red}.aa:has(.xx,.cc){color:red}',
    '.aa:has(.xx,.cc){color:red}',
  ],
  ['goes into nested rules', '.aa{color:red;& .xx{color:red}& .cc{color:red}}', '.aa{color:red;& .cc{color:red}}'],
  [
    'goes into layers and queries',
    '@layer ui{@media (width<=9px){.xx{color:red}.aa{color:red}}}',
    '@layer ui{@media (width<=9px){.aa{color:red}}}',
  ],
  [
    'leaves out properties that nothing reads',
    ':root{--a:1px;--b:var(--c);--c:2px}.aa{margin:var(--a)}',
    ':root{--a:1px}.aa{margin:var(--a)}',
  ],
  [
    'leaves out keyframes that nothing plays',
    '@keyframes go{to{opacity:0}}@keyframes stay{to{opacity:0}}.aa{animation:1s linear go}.xx{animation:1s stay}',
    '@keyframes go{to{opacity:0}}.aa{animation:1s linear go}',
  ],
  // Guards a fault: properties that the parser does not know by name went with the unread ones.
  [
    'keeps every property that is no custom one',
    '.aa:before{content:"/";text-underline-offset:3px}',
    '.aa:before{content:"/";text-underline-offset:3px}',
  ],
  // Guards a fault: no drawing followed the scrolling until the whole sheets came, and then it jumped.
  [
    'keeps a timeline beside its animation',
    '.aa{animation:1s linear grow;animation-timeline:--of-it}',
    '.aa{animation:1s linear grow;animation-timeline:--of-it}',
  ],
  ['leaves out elements that are not there', 'p{color:red}h4,i{color:red}video{color:red}', 'p,i{color:red}'],
  [
    'leaves out keyframes that nothing plays',
    '@keyframes go{to{opacity:0}}@keyframes stay{to{opacity:0}}.aa{animation:1s go}',
    '@keyframes go{to{opacity:0}}.aa{animation:1s go}',
  ],
  ['leaves no empty query', '@media (width<=9px){.xx{color:red}}', ''],
  [
    'leaves out what only a move brings to light',
    '.aa:hover{color:red}.aa[aria-disabled]{color:red}[data-faded] .aa{color:red}.aa:focus{color:red}',
    '.aa:focus{color:red}',
  ],
  [
    'or a focus in its place',
    '.aa:is(:hover,:focus-visible){color:red}.aa:is(:focus-visible,:target){color:red}',
    '.aa:is(:focus-visible,:target){color:red}',
  ],
  [
    'leaves out what only a change of pages shows',
    ':active-view-transition .aa{color:red}::view-transition{color:red}::view-transition-group(*){color:red}',
    '',
  ],
  ['leaves out what paper shows', '@media print{.aa{color:red}}', ''],
  ['leaves out what is seen without scripts', '@media (scripting:none){.aa{color:red}}', ''],
  ['leaves out what other colours need', '@media (forced-colors:active){.aa{color:red}}', ''],
  ['leaves out what more contrast needs', '@media (prefers-contrast:more){.aa{color:red}}', ''],
])('%s', (_, css, kept) => {
  expect(stylesOfPage(css, html)).toBe(kept)
})

it('keeps the order of the cascade layers', () => {
  const css = '@layer one,two;@layer two{.aa{color:red}}@layer one{.bb{color:red}}'
  expect(
    stylesOfPage(css, html)
      .match(/one|two/g)
      ?.slice(0, 2),
  ).toEqual(['one', 'two'])
})

it('keeps what cannot be pressed', () => {
  const css = '.aa[aria-disabled=true]{color:red}'
  expect(stylesOfPage(css, '<button class="aa" aria-disabled="true"></button>')).toBe(css)
})

it('keeps what stands open', () => {
  expect(stylesOfPage('.aa[open]{color:red}', '<details class="aa" open></details>')).toBe('.aa[open]{color:red}')
})
