export type BlockTexts = { kind: string; name: string }

/** What a block does, and to what. */
export function BlockWords({ kind, name }: BlockTexts) {
  return (
    <>
      <small>{kind}</small> <b>{name}</b>
    </>
  )
}
