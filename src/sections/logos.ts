type Logo = { name: string; src: string; width: number; height: number }

export const clientLogos: readonly Logo[] = [
  { name: 'Norrvanda', src: '/uploads/logos/norrvanda.svg', width: 133, height: 32 },
  { name: 'Heliovar', src: '/uploads/logos/heliovar.svg', width: 139, height: 32 },
  { name: 'Maritela', src: '/uploads/logos/maritela.svg', width: 111, height: 32 },
  { name: 'Oakmerra', src: '/uploads/logos/oakmerra.svg', width: 135, height: 32 },
  { name: 'Pulsarde Labs', src: '/uploads/logos/pulsarde-labs.svg', width: 152, height: 32 },
  { name: 'Velotarn', src: '/uploads/logos/velotarn.svg', width: 130, height: 32 },
  { name: 'Kestrow & Co', src: '/uploads/logos/kestrow.svg', width: 169, height: 32 },
  { name: 'Aurelune', src: '/uploads/logos/aurelune.svg', width: 127, height: 32 },
  { name: 'Cindralta', src: '/uploads/logos/cindralta.svg', width: 145, height: 32 },
  { name: 'Fentarro', src: '/uploads/logos/fentarro.svg', width: 117, height: 32 },
  { name: 'Ostrevik', src: '/uploads/logos/ostrevik.svg', width: 113, height: 32 },
  { name: 'Quilmara', src: '/uploads/logos/quilmara.svg', width: 132, height: 32 },
  { name: 'Saltreno', src: '/uploads/logos/saltreno.svg', width: 115, height: 32 },
  { name: 'Talvendra', src: '/uploads/logos/talvendra.svg', width: 132, height: 32 },
  { name: 'Tovanelle', src: '/uploads/logos/tovanelle.svg', width: 131, height: 32 },
]
