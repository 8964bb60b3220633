/// The words of questions, as tables of text: a line is a part of meaning, a colon and the phrases that may say it, folded
/// as the tokenizer does. `Lexicon` of the offline coach reads them.
package enum LexiconTable {}
