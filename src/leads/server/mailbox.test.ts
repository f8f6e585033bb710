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
])('maps %s to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

it('keeps dots and hyphens if the provider does not ignore them', () => {
  expect(mailboxOf('ana.p@outlook.com')).not.toBe(mailboxOf('anap@outlook.com'))
  expect(mailboxOf('ana-p@gmail.com')).not.toBe(mailboxOf('anap@gmail.com'))
})
