/** Made by tools/voice-script.ts from the settings. */
declare module 'virtual:voice-script' {
  export const voiceScript: { address: string; integrity: string | undefined }
  export const hideBranding: boolean
}
