/** The fragment of a question, its first five words: "Is there a setup fee?" → `is-there-a-setup-fee`. */
export function answerId(question: string): string {
  const words = question.toLowerCase().split(' ', 5).join('-');
  return words.replaceAll(/[^a-z\d-]/g, '');
}
