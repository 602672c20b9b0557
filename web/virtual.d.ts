declare module 'virtual:words/*' {
  const text: string
  export default text
}

declare module 'virtual:word-loaders' {
  /** By language and part, what fetches the words. */
  const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default loaders
}
