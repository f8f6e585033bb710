/** Where the vendor can be found, in the order of the footer; the texts name each, the settings say where it is. */

export const officeIds = ['us', 'in', 'br'] as const
export const socialIds = ['linkedin', 'instagram', 'youtube'] as const
