import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Ana.P@Tavelmo.Example', 'ana.p@tavelmo.example'],
  ['ana+demo@tavelmo.example', 'ana@tavelmo.example'],
  ['ａｎａ@tavelmo.example', 'ana@tavelmo.example'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@ｔａｖｅｌｍｏ.example', 'ana@tavelmo.example'],
  ['zoe\u0308@tavelmo.example', 'zoë@tavelmo.example'],
  ['A.N.A.p+1@gmail.com', 'anap@gmail.com'],
  ['ana.p@googlemail.com', 'anap@gmail.com'],
  ['ana-p_1.x+y@proton.me', 'anap1x@proton.me'],
  ['ana.p@protonmail.com', 'anap@protonmail.com'],
  ['...@gmail.com', '...@gmail.com'],
  // Providers that don't ignore dots or hyphens.
  ['ana.p@outlook.com', 'ana.p@outlook.com'],
  ['ana-p@gmail.com', 'ana-p@gmail.com'],
])('maps %s to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
