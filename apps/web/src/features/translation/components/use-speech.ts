import { useEffect, useState } from 'react'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

const hasSpeech = () => typeof window !== 'undefined' && 'speechSynthesis' in window

/** The voice of the browser for a language; null where it has none. */
export function useVoice(language: TranslationLanguage | null): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>(() =>
    hasSpeech() ? window.speechSynthesis.getVoices() : [],
  )
  useEffect(() => {
    if (!hasSpeech()) return
    const listen = () => setVoices(window.speechSynthesis.getVoices())
    window.speechSynthesis.addEventListener('voiceschanged', listen)
    return () => {
      window.speechSynthesis.removeEventListener('voiceschanged', listen)
      window.speechSynthesis.cancel()
    }
  }, [])
  if (language === null) return null
  return voices.find(({ lang }) => lang.toLowerCase().startsWith(language.slice(0, 2))) ?? null
}

export function speak(text: string, voice: SpeechSynthesisVoice) {
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.voice = voice
  spoken.lang = voice.lang
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(spoken)
}
