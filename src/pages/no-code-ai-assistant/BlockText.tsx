export function BlockText({ kind, name }: { kind: string; name: string }) {
  return (
    <>
      <small>{kind}</small> <b>{name}</b>
    </>
  )
}
